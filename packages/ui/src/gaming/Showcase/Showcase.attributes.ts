import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      controls: 'The indicators and buttons.',
      slide: 'A slide.',
      spine: 'The button on the visible edge of a collapsed slide.',
      motion: 'The button that pauses and resumes the rotation.',
    },
    'data-after': {
      '<count>': 'The controls: the number of slides after the open one.',
    },
    'data-state': {
      open: 'The open slide.',
      spine: 'A collapsed slide, of which only the edge is visible.',
      on: 'The indicator of the open slide.',
      off: 'The indicator of a collapsed slide.',
    },
  },
}
