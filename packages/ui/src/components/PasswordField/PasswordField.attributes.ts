import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as textField } from '../TextField/TextField.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [textField],
  own: {
    'data-part': {
      reveal: 'The button that shows and hides what was typed.',
      rules: 'The list of rules.',
      rule: 'One rule.',
    },
    'data-state': {
      pending: 'A rule that is not judged yet.',
      met: 'A rule that is kept.',
      missed: 'A rule that is broken.',
    },
  },
}
