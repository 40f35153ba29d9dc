import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-length': {
      '<count>': 'How many digits the code has.',
    },
  },
}
