import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-length': {
      '<count>': 'The number of digits of the code.',
    },
  },
}
