import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      item: 'Around one heading and its panel.',
      trigger: 'The button of a heading.',
      panel: 'What a heading opens.',
    },
    'data-state': {
      open: 'An item, its button or its panel that is open.',
      closed: 'The same, closed.',
    },
    'data-disabled': {
      '': 'An item that cannot be opened or closed.',
    },
    'data-orientation': {
      vertical: 'Always, on items: they stand below each other.',
    },
  },
}
