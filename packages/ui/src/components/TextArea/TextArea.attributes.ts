import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'Around the text.',
      input: 'The native text area.',
      counter: 'How many signs are left.',
    },
    'data-state': {
      plenty: 'The counter: there is room.',
      near: 'The counter: the limit is near.',
      over: 'The counter: the text is too long.',
    },
  },
}
