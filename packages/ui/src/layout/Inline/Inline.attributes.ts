import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`); `2xs desktop:xl` changes from that width on.',
    },
    'data-align': {
      start: '`align="start"`.',
      center: '`align="center"` (default).',
      end: '`align="end"`.',
      baseline: '`align="baseline"`.',
    },
    'data-justify': {
      start: '`justify="start"` (default).',
      center: '`justify="center"`.',
      end: '`justify="end"`.',
      between: '`justify="between"`.',
    },
    'data-wrap': {
      false: '`wrap={false}`: everything on one line.',
    },
  },
}
