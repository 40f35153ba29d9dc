import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The container of input and buttons.',
      input: 'The input.',
      clear: 'The button that clears the input.',
      toggle: 'The button that opens the list.',
      list: 'The popup with the options.',
      options: 'The list of options.',
      option: 'An option.',
    },
    'data-state': {
      open: 'The popup with the options.',
      checked: 'The selected option.',
    },
    'data-highlighted': {
      '': 'The option with keyboard focus or under the pointer.',
    },
    'data-disabled': {
      '': 'A disabled option.',
    },
    'data-side': {
      '<side>': 'The list: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The list: its alignment with the trigger: `start`, `center` or `end`.',
    },
  },
}
