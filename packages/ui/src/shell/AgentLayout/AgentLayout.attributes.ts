import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-clock': {
      true: 'The shell, where the layout has a clock.',
    },
    'data-part': {
      clock: 'Around the clock in the header.',
    },
  },
}
