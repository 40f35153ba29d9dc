import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-widths': {
      equal: '`widths="equal"`, or nothing said.',
      'main-aside': '`widths="main-aside"`: the narrow column comes last.',
      'aside-main': '`widths="aside-main"`: the narrow column comes first.',
    },
    'data-collapse': {
      tablet: 'Columns stand below each other where the layout is narrower than a tablet.',
      desktop: 'The same below the width of a desktop.',
      wide: 'The same below the width of a wide screen.',
    },
    'data-space': {
      '<step>': 'Gap by the scale of `@brand/ui/vars`; `xs tablet:2xl` changes from that width on.',
    },
    'data-align': {
      start: '`align="start"`, or nothing said.',
      center: '`align="center"`.',
      end: '`align="end"`.',
      stretch: '`align="stretch"`.',
    },
    'data-sticky': {
      true: '`stickyAside`.',
    },
  },
}
