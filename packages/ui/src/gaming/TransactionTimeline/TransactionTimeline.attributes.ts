import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      '<state>': 'The state of the order, as the server names it.',
    },
    'data-part': {
      amount: 'The amount.',
      owner: 'Whose turn it is.',
      deadline: 'Until when.',
      reason: 'Why it was refused or failed.',
      expected: 'When the next step is expected.',
    },
    'data-owner': {
      you: "It is the reader's turn.",
      operator: "It is the operator's turn.",
      provider: 'It is the turn of whoever moves the money.',
    },
  },
}
