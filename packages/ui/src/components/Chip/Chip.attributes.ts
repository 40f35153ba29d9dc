import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      on: '`pressed`.',
      off: '`pressed={false}`. A chip that is no toggle has no state.',
    },
    'data-part': {
      count: 'The figure behind the label.',
    },
  },
}
