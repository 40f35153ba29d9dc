import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      draft: 'The contract is not offered yet.',
      pending: 'The offer awaits an answer.',
      active: 'The contract is in force.',
      term_pending: 'The contract is in force, and the request to end it awaits an answer.',
      rejected: 'The offer was rejected.',
      expired: 'The offer has expired.',
      withdrawn: 'The offer was withdrawn.',
      terminated: 'The contract was ended by both sides.',
      superseded: 'The contract was replaced by a newer one.',
      auto_terminated: 'The contract was ended because the upline accepted less.',
    },
    'data-part': {
      rate: 'The rate.',
      terms: 'The terms.',
      consequence: 'The consequence of a termination.',
      actions: 'The answers.',
    },
  },
}
