import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      shown: 'The amount is readable.',
      masked: "The amount is hidden at the person's wish.",
      loading: 'The amount is on its way.',
      failed: 'The amount could not be read.',
    },
    'data-part': {
      amount: 'The amount, or what stands in its place.',
      'play-money': 'The mark that says it is play money.',
    },
  },
}
