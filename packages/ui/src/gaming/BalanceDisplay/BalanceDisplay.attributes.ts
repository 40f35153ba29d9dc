import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      shown: 'The amount is visible.',
      masked: 'The amount is hidden by the person.',
      loading: 'The amount is loading.',
      failed: 'The amount could not be loaded.',
    },
    'data-part': {
      amount: 'The amount, or its placeholder.',
      'play-money': 'The play-money label.',
    },
  },
}
