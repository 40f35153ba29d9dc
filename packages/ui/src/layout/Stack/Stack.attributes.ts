import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-space': {
      '<step>': 'Gap by the scale of `@brand/ui/vars`; `xs desktop:2xl` changes from that width on.',
    },
    'data-align': {
      start: '`align="start"`.',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"`, or nothing said.',
    },
    'data-divided': {
      true: '`divided`: a line between the items.',
    },
    'data-grow': {
      true: '`grow`: takes what is left of the line in an Inline.',
    },
  },
}
