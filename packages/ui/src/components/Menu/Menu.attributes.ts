import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The menu, while open.',
      checked: 'The selected option of a choice.',
      unchecked: 'An unselected option.',
    },
    'data-part': {
      head: 'The header above the items.',
      foot: 'What stays in sight below the items.',
    },
    'data-tone': {
      danger: "An item with `tone: 'danger'`.",
    },
    'data-disabled': {
      '': 'A disabled item.',
    },
    'data-highlighted': {
      '': 'The item with keyboard focus or under the pointer.',
    },
    'data-orientation': {
      vertical: 'Always: items are in a column.',
    },
    'data-side': {
      '<side>': 'The menu: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The menu: its alignment with the trigger: `start`, `center` or `end`.',
    },
  },
}
