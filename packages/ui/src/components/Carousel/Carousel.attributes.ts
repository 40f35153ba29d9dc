import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-visible': {
      '1': 'One slide at a time.',
      '3': 'Up to three slides side by side.',
    },
    'data-part': {
      controls: 'The indicators and buttons, if there are more slides than visible ones.',
      previous: 'The button to the previous slide.',
      next: 'The button to the next slide.',
      pause: 'The pause button, while slides advance automatically.',
      play: 'The play button, while paused.',
      slide: 'A slide.',
    },
    'data-state': {
      on: 'The indicator of a visible slide.',
      off: 'The indicator of a hidden slide.',
    },
  },
}
