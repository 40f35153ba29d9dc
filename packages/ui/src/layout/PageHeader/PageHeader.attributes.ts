import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      back: 'The link to the parent page.',
      actions: 'The buttons next to the title.',
    },
  },
}
