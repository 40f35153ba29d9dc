import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The menu of a phone is open.',
      closed: 'It is closed.',
    },
    'data-part': {
      toggle: 'The button that opens and closes it.',
      list: 'The menu.',
      content: 'The page beside it.',
      unread: 'How much is new behind an entry.',
    },
    'data-rail': {
      true: 'A section that a menu of icons alone still shows.',
    },
  },
}
