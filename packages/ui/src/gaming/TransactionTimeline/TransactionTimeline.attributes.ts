import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      '<state>': 'The state of the order in the contract.',
    },
    'data-part': {
      amount: 'The amount.',
      owner: 'The party responsible for the next step.',
      deadline: 'The deadline.',
      reason: 'The reason of a rejection or failure.',
      expected: 'When the next step is expected.',
    },
    'data-owner': {
      you: 'The person is responsible.',
      operator: 'The operator is responsible.',
      provider: 'The payment provider is responsible.',
    },
  },
}
