import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      zone: 'The drop zone.',
      input: 'The native input.',
      files: 'The list of files.',
      refused: 'The list of rejected files.',
      file: 'A file.',
      preview: 'The preview of an image.',
      size: 'The size of the file.',
      fault: 'Why the file was rejected.',
      remove: 'The button that removes the file.',
    },
    'data-state': {
      taken: 'An accepted file.',
      refused: 'A rejected file.',
      over: 'The drop zone, while a file is dragged over it.',
      full: 'The drop zone, when the maximum number of files is reached.',
    },
  },
}
