import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-space': {
      '<step>': 'Gap by the scale of `@brand/ui/vars`; `xs desktop:xl` changes from that width on.',
    },
    'data-part': {
      title: 'The title.',
      actions: 'Buttons beside the title.',
    },
  },
}
