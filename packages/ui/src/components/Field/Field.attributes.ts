import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      error: 'There is an `error`.',
      valid: 'There is a `valid` message and no error.',
    },
    'data-part': {
      head: 'The container of the label and the content next to it.',
      hint: 'The hint below the control.',
      error: 'The error message.',
      valid: 'The success message.',
    },
  },
}
