import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-part': {
      symbol: 'The symbol of the currency.',
      amounts: 'The buttons with round amounts.',
    },
  },
}
