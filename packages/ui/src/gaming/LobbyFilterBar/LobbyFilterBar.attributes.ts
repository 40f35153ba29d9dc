import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      tools: 'The filters beside the search.',
      search: 'The search.',
    },
  },
}
