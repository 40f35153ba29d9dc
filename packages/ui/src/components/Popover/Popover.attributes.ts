import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'While the popover is open.',
    },
    'data-side': {
      '<side>': 'The popover: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The popover: its alignment with the trigger: `start`, `center` or `end`.',
    },
    'data-part': {
      close: 'The close button.',
    },
  },
}
