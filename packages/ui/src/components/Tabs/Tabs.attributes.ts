import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      underline: '`variant="underline"` (default).',
      segmented: '`variant="segmented"`.',
      pills: '`variant="pills"`.',
    },
    'data-part': {
      tab: 'A tab.',
      panel: 'The content of a tab.',
    },
    'data-state': {
      active: 'The selected tab and its panel.',
      inactive: 'An unselected option.',
    },
    'data-disabled': {
      '': 'A disabled tab.',
    },
    'data-orientation': {
      horizontal: 'Always: tabs are in a row.',
    },
  },
}
