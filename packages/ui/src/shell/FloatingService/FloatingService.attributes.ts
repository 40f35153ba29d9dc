import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The entries are shown.',
      closed: 'Only the button is shown.',
    },
    'data-part': {
      toggle: 'The button that shows and hides the entries.',
    },
  },
}
