import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      error: 'There is an `error`.',
      valid: 'There are words of `valid` and no error.',
    },
    'data-part': {
      head: 'Around label and what stands beside it.',
      hint: 'The hint below.',
      error: 'What is wrong.',
      valid: 'What is right.',
    },
  },
}
