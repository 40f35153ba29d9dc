import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-orientation': {
      horizontal: '`orientation="horizontal"`, or nothing said.',
      vertical: '`orientation="vertical"`.',
    },
  },
}
