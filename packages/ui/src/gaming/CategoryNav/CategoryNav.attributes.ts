import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-category': {
      '<id>':
        'An entry with a drop-down: the `id` of its category. The entry for the categories that do not fit has ` more`.',
    },
    'data-state': {
      open: 'The drop-down of the entry is open.',
      closed: 'Closed.',
    },
    'data-part': {
      more: 'The container of the button for entries that do not fit.',
      'drop-down': 'The drop-down of an entry.',
    },
    'data-variant': {
      column: 'A drop-down with one column of links.',
      panel: 'A drop-down with the width of the page.',
    },
    'data-over': {
      true: 'An entry that does not fit and is listed under "more".',
    },
    'data-current': {
      true: 'The button "more", if one of its entries is the current page.',
    },
  },
}
