import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-top': {
      true: 'A rank among the first three.',
    },
    'data-apart': {
      true: 'A rank that does not directly follow the rank above.',
    },
  },
}
