import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The container of the text.',
      input: 'The native text area.',
      counter: 'The number of remaining characters.',
    },
    'data-state': {
      plenty: 'The counter: the limit is not near.',
      near: 'The counter: the limit is near.',
      over: 'The counter: the text is too long.',
    },
  },
}
