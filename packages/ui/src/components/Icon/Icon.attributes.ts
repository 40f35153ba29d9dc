import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-flip': {
      true: '`flip`: mirrored in right-to-left languages.',
    },
    'data-solid': {
      true: 'The icon is filled instead of outlined.',
    },
  },
}
