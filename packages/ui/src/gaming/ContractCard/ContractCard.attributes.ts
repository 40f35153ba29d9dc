import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      pending: 'The contract waits for an answer.',
      accepted: 'It was accepted.',
      rejected: 'It was rejected.',
      terminated: 'It was ended before its time.',
      expired: 'Its time is over.',
      superseded: 'A newer contract took its place.',
    },
    'data-part': {
      rate: 'The rate.',
      terms: 'The terms.',
      consequence: 'What follows from ending it.',
    },
  },
}
