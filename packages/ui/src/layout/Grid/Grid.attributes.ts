import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-columns': {
      '<count>': '`columns`; `1 desktop:3` changes from that width on.',
    },
    'data-min-column': {
      '<step>': '`minColumn`, where `columns` is not said: as many as fit.',
    },
    'data-stretch': {
      true: '`stretch`: few children fill the row.',
    },
    'data-space': {
      '<step>': 'Gap by the scale of `@brand/ui/vars`, written in the same way.',
    },
    'data-align': {
      start: '`align="start"`.',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"`, or nothing said.',
    },
  },
}
