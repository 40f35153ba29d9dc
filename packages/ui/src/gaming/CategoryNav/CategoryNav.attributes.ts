import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-category': {
      '<id>': 'An entry with a drop-down: the `id` of its category. The entry for all that did not fit has ` more`.',
    },
    'data-state': {
      open: 'The drop-down of that entry is open.',
      closed: 'It is closed.',
    },
    'data-part': {
      more: 'Around the button for entries that did not fit.',
      'drop-down': 'What an entry opens.',
    },
    'data-variant': {
      column: 'A drop-down of one column of links.',
      panel: 'A drop-down as wide as the page.',
    },
    'data-over': {
      true: 'An entry that does not fit and stands under "more".',
    },
    'data-current': {
      true: 'The button "more", where the current page is among its entries.',
    },
  },
}
