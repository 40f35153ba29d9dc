import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      closed: 'The trigger, while the tooltip is closed.',
      'instant-open':
        'Control and words, when they are shown at once: at focus, or because they are open from the start.',
      'delayed-open': 'The trigger and the tooltip, when it opened after a delay.',
    },
    'data-side': {
      '<side>': 'The tip: the side of the trigger it is placed on: `top`, `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The tip: its alignment with the trigger: `start`, `center` or `end`.',
    },
  },
}
