import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      item: 'The container of a heading and its panel.',
      trigger: 'The button of a heading.',
      panel: 'The content of a heading.',
    },
    'data-state': {
      open: 'An item that is open, its button and its panel.',
      closed: 'An item that is closed, its button and its panel.',
    },
    'data-disabled': {
      '': 'A disabled item.',
    },
    'data-orientation': {
      vertical: 'Always, on items: they are in a column.',
    },
  },
}
