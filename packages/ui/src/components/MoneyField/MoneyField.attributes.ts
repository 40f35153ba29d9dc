import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-part': {
      symbol: 'The currency symbol.',
      amounts: 'The buttons with suggested amounts.',
    },
  },
}
