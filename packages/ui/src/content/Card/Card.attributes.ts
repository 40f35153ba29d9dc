import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-padding': {
      '<step>': 'Padding as a step of the space scale (`@brand/ui/vars`); `sm desktop:lg` changes from that width on.',
    },
    'data-space': {
      '<step>': 'Gap between the children, in the same notation.',
    },
    'data-linked': {
      true: '`link`: the whole card is a link.',
    },
    'data-footer': {
      true: '`footer`: there are actions at the bottom of the card.',
    },
    'data-part': {
      footer: 'The container of `footer`.',
      link: 'The link that covers the card.',
    },
  },
}
