import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`); `xs desktop:xl` changes from that width on.',
    },
    'data-part': {
      title: 'The title.',
      actions: 'The buttons next to the title.',
    },
  },
}
