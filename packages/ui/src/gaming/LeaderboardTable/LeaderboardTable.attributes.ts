import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-top': {
      true: 'The rank of the first three.',
    },
    'data-apart': {
      true: 'A rank that does not follow the one above.',
    },
  },
}
