import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      underline: '`variant="underline"`, or nothing said.',
      segmented: '`variant="segmented"`.',
      pills: '`variant="pills"`.',
    },
    'data-part': {
      tab: 'A tab.',
      panel: 'What a tab shows.',
    },
    'data-state': {
      active: 'The tab that is chosen, and its panel.',
      inactive: 'One that is not.',
    },
    'data-disabled': {
      '': 'A tab that cannot be chosen.',
    },
    'data-orientation': {
      horizontal: 'Always: tabs stand beside each other.',
    },
  },
}
