import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The menu, while it is shown.',
      checked: 'The option of a choice that is on.',
      unchecked: 'One that is off.',
    },
    'data-part': {
      head: 'What stands above the items.',
    },
    'data-tone': {
      danger: "An item with `tone: 'danger'`.",
    },
    'data-disabled': {
      '': 'An item that cannot be chosen.',
    },
    'data-highlighted': {
      '': 'The item the keyboard or pointer is on.',
    },
    'data-orientation': {
      vertical: 'Always: items stand below each other.',
    },
    'data-side': {
      '<side>': 'The menu: the side it stands on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The menu: the edges that are in line, `start`, `center` or `end`.',
    },
  },
}
