import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-width': {
      narrow: '`width="narrow"`: for a single form.',
      text: '`width="text"`: for running text.',
      wide: '`width="wide"`: for two panels side by side.',
      full: '`width="full"` (default).',
    },
    'data-align': {
      start: '`align="start"` (default).',
      center: '`align="center"`.',
    },
    'data-gutters': {
      true: '`gutters`: with outer padding.',
    },
    'data-space': {
      '<step>': 'Gap as a step of the space scale (`@brand/ui/vars`); `xs desktop:xl` changes from that width on.',
    },
  },
}
