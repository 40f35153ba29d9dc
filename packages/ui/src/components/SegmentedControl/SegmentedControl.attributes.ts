import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-full': {
      true: '`full`: the full width of its container.',
    },
    'data-part': {
      segment: 'An option.',
    },
    'data-state': {
      on: 'The selected option.',
      off: 'An unselected option.',
    },
  },
}
