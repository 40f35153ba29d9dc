import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The button that opens the list.',
      value: 'The label of the selected option.',
      list: 'The popup with the options.',
      option: 'An option.',
    },
    'data-state': {
      open: 'The button and the list, while the list is open.',
      closed: 'The button, while the list is closed.',
      checked: 'The selected option.',
      unchecked: 'An unselected option.',
    },
    'data-placeholder': {
      '': 'The button and its text, while nothing is selected.',
    },
    'data-disabled': {
      '': 'The button of a disabled select, and a disabled option.',
    },
    'data-highlighted': {
      '': 'The option with keyboard focus or under the pointer.',
    },
    'data-side': {
      '<side>': 'The list: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The list: its alignment with the trigger: `start`, `center` or `end`.',
    },
  },
}
