import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-clock': {
      true: 'The shell, if the layout has a clock.',
    },
    'data-part': {
      clock: 'The container of the clock in the header.',
    },
  },
}
