import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      controls: 'Marks and buttons.',
      slide: 'One slide.',
      spine: 'The button on the edge of a slide that is closed.',
      motion: 'The button that stops and starts turning.',
    },
    'data-after': {
      '<count>': 'The controls: how many slides stand after the open one.',
    },
    'data-state': {
      open: 'The slide that is seen.',
      spine: 'A slide of which only the edge is seen.',
      on: 'The mark of the slide that is seen.',
      off: 'The mark of one that is not.',
    },
  },
}
