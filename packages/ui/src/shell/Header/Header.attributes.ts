import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      menu: 'The button that opens the menu.',
    },
    'data-on': {
      phone: 'The menu button, if wide screens have the menu next to the content.',
    },
  },
}
