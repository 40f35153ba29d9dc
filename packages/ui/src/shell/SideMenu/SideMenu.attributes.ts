import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-place': {
      side: 'Beside the content of an AppShell.',
      drawer: 'In the drawer of a phone.',
      page: 'Anywhere else.',
    },
    'data-part': {
      unread: 'How much is new behind an entry.',
    },
    'data-accent': {
      true: 'The words of an entry with `accent`.',
    },
    'data-rail': {
      true: 'A section that a menu of icons alone still shows.',
    },
  },
}
