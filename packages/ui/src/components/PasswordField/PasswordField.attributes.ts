import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-part': {
      reveal: 'The button that shows and hides the password.',
      rules: 'The list of rules.',
      rule: 'A rule.',
    },
    'data-state': {
      pending: 'A rule that is not validated yet.',
      met: 'A rule that is met.',
      missed: 'A rule that is violated.',
    },
  },
}
