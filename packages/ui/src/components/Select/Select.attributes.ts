import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'The button that opens the list.',
      value: 'What is chosen, in words.',
      list: 'The layer with the options.',
      option: 'One option.',
    },
    'data-state': {
      open: 'The button and the list, while the list is shown.',
      closed: 'The button, while it is not.',
      checked: 'The option that is chosen.',
      unchecked: 'One that is not.',
    },
    'data-placeholder': {
      '': 'Button and words, while nothing is chosen.',
    },
    'data-disabled': {
      '': 'The button of a select that is disabled, and an option that cannot be chosen.',
    },
    'data-highlighted': {
      '': 'The option the keyboard or pointer is on.',
    },
    'data-side': {
      '<side>': 'The list: the side it stands on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The list: the edges that are in line, `start`, `center` or `end`.',
    },
  },
}
