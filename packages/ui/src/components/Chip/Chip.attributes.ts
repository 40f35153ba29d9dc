import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      on: '`pressed`.',
      off: '`pressed={false}`. Chips that are not toggles have no state.',
    },
    'data-part': {
      count: 'The number after the label.',
    },
  },
}
