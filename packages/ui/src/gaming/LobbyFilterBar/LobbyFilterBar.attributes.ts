import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      tools: 'The filters next to the search.',
      search: 'The search.',
    },
  },
}
