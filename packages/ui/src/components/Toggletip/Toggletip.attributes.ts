import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      open: 'The words are shown.',
      closed: 'They are not.',
    },
    'data-part': {
      card: 'The words.',
    },
    'data-side': {
      '<side>': 'The words: the side they stand on, `top` or `bottom`, `left` or `right`.',
    },
    'data-align': {
      '<align>': 'The words: the edges that are in line, `start`, `center` or `end`.',
    },
  },
}
