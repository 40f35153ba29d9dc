import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The button that opens the list.',
      value: 'What is chosen, as text.',
      search: 'The container of the search field.',
      options: 'The list of options.',
      option: 'An option.',
      clear: 'The button that unselects all options.',
      chips: 'The chosen options below the box.',
    },
    'data-state': {
      open: 'The button, while the list is open.',
      closed: 'The button, while the list is closed.',
      checked: 'A selected option.',
      unchecked: 'An unselected option.',
    },
    'data-placeholder': {
      '': 'The text, while nothing is selected.',
    },
    'data-highlighted': {
      '': 'The option that the keys are on, or under the pointer.',
    },
    'data-disabled': {
      '': 'A disabled option.',
    },
  },
}
