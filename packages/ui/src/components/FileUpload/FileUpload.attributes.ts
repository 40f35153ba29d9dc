import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      zone: 'Where files are dropped.',
      input: 'The native input.',
      files: 'The list of files.',
      refused: 'The list of files that were not taken.',
      file: 'One file.',
      preview: 'Its picture.',
      size: 'How large it is.',
      fault: 'Why it was not taken.',
      remove: 'The button that takes it away.',
    },
    'data-state': {
      taken: 'A file that was taken.',
      refused: 'A file that was not.',
      over: 'The zone, while a file is held over it.',
      full: 'The zone, once no more files fit.',
    },
  },
}
