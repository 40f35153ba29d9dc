import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`); `xs desktop:2xl` changes from that width on.',
    },
    'data-align': {
      start: '`align="start"`.',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"` (default).',
    },
    'data-divided': {
      true: '`divided`: a line between the items.',
    },
    'data-grow': {
      true: '`grow`: takes the remaining width in an Inline.',
    },
  },
}
