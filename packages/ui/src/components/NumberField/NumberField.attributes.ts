import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-part': {
      steppers: 'The buttons that decrease and increase the value.',
    },
  },
}
