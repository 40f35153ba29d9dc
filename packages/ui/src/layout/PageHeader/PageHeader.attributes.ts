import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      back: 'The link to the page above.',
      actions: 'Buttons beside the title.',
    },
  },
}
