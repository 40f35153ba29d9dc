import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      menu: 'The button that opens the menu.',
    },
    'data-on': {
      phone: 'That button, where wider screens have the menu beside the content.',
    },
  },
}
