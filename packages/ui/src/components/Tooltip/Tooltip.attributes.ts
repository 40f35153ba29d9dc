import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      closed: 'The control, while no words are shown.',
      'instant-open':
        'Control and words, when they are shown at once: at focus, or because they are open from the start.',
      'delayed-open': 'Control and words, when they are shown after the pointer rested.',
    },
    'data-side': {
      '<side>': 'The words: the side they stand on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The words: the edges that are in line, `start`, `center` or `end`.',
    },
  },
}
