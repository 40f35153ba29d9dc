import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'While it is shown.',
    },
    'data-side': {
      '<side>': 'The layer: the side it stands on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The layer: the edges that are in line, `start`, `center` or `end`.',
    },
    'data-part': {
      close: 'The button that closes it.',
    },
  },
}
