import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-orientation': {
      horizontal: '`orientation="horizontal"` (default).',
      vertical: '`orientation="vertical"`.',
    },
  },
}
