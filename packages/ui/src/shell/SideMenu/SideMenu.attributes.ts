import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-place': {
      side: 'Next to the content of an AppShell.',
      drawer: 'In the drawer on phones.',
      page: 'In any other place.',
    },
    'data-part': {
      unread: 'The number of new items of an entry.',
    },
    'data-accent': {
      true: 'The label of an entry with `accent`.',
    },
    'data-rail': {
      true: 'A section that is also shown when the menu is collapsed to icons.',
    },
  },
}
