import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-widths': {
      equal: '`widths="equal"` (default).',
      'main-aside': '`widths="main-aside"`: the narrow column is last.',
      'aside-main': '`widths="aside-main"`: the narrow column is first.',
    },
    'data-collapse': {
      tablet: 'Columns are stacked below the width of a tablet.',
      desktop: 'Columns are stacked below the width of a desktop.',
      wide: 'Columns are stacked below the width of a wide screen.',
    },
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`); `xs tablet:2xl` changes from that width on.',
    },
    'data-align': {
      start: '`align="start"` (default).',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"`.',
    },
    'data-sticky': {
      true: '`stickyAside`.',
    },
  },
}
