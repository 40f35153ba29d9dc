import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-visible': {
      '1': 'One slide at a time.',
      '3': 'Up to three slides beside each other.',
    },
    'data-part': {
      controls: 'Marks and buttons, where there is more than what is seen.',
      previous: 'The button to the slide before.',
      next: 'The button to the next slide.',
      pause: 'The button that stops turning, while it turns.',
      play: 'The button that starts turning again.',
      slide: 'One slide.',
    },
    'data-state': {
      on: 'The mark of a slide that is seen.',
      off: 'The mark of a slide that is not.',
    },
  },
}
