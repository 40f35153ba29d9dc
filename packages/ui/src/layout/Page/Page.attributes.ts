import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-width': {
      narrow: '`width="narrow"`: for one form.',
      text: '`width="text"`: to read.',
      wide: '`width="wide"`: two panels beside each other.',
      full: '`width="full"`, or nothing said.',
    },
    'data-align': {
      start: '`align="start"`, or nothing said.',
      center: '`align="center"`.',
    },
    'data-gutters': {
      true: '`gutters`: with room around it.',
    },
    'data-space': {
      '<step>': 'Gap by the scale of `@brand/ui/vars`; `xs desktop:xl` changes from that width on.',
    },
  },
}
