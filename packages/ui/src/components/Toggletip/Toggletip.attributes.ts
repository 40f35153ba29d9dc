import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The tip is open.',
      closed: 'The tip is closed.',
    },
    'data-part': {
      card: 'The tip.',
    },
    'data-side': {
      '<side>': 'The tip: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The tip: its alignment with the trigger: `start`, `center` or `end`.',
    },
  },
}
