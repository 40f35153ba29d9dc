import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The menu on phones is open.',
      closed: 'Closed.',
    },
    'data-part': {
      toggle: 'The button that opens and closes the menu.',
      list: 'The menu.',
      content: 'The page next to the menu.',
      unread: 'The number of new items of an entry.',
    },
    'data-rail': {
      true: 'A section that is also shown when the menu is collapsed to icons.',
    },
  },
}
