import type { AttributeTable } from '../../docs/attributes.ts'
import { attributes as field } from '../Field/Field.attributes.ts'

export const attributes: AttributeTable = {
  inherited: [field],
  own: {
    'data-part': {
      box: 'Around input and buttons.',
      input: 'The input.',
      clear: 'The button that empties it.',
      toggle: 'The button that opens the list.',
      list: 'The layer with the options.',
      options: 'The list of options.',
      option: 'One option.',
    },
    'data-state': {
      open: 'The layer with the options.',
      checked: 'The option that is chosen.',
    },
    'data-highlighted': {
      '': 'The option the keyboard or pointer is on.',
    },
    'data-disabled': {
      '': 'An option that cannot be chosen.',
    },
    'data-side': {
      '<side>': 'The list: the side it stands on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The list: the edges that are in line, `start`, `center` or `end`.',
    },
  },
}
