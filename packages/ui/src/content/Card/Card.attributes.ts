import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-padding': {
      '<step>': 'Room inside by the scale of `@brand/ui/vars`; `sm desktop:lg` changes from that width on.',
    },
    'data-space': {
      '<step>': 'Gap between the children, written in the same way.',
    },
    'data-linked': {
      true: '`link`: the whole card leads to a page.',
    },
    'data-footer': {
      true: '`footer`: its lower edge holds what can be done with it.',
    },
    'data-part': {
      footer: 'Around `footer`.',
      link: 'The link that covers the card.',
    },
  },
}
