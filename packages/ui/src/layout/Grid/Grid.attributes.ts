import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-columns': {
      '<count>': '`columns`; `1 desktop:3` changes from that width on.',
    },
    'data-min-column': {
      '<step>': '`minColumn`, if `columns` is not set: as many columns as fit.',
    },
    'data-stretch': {
      true: '`stretch`: children fill the row.',
    },
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`), in the same notation.',
    },
    'data-align': {
      start: '`align="start"`.',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"` (default).',
    },
  },
}
