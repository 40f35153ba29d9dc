import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      fits: 'The text fits and does not move.',
      moving: 'The text is scrolling.',
      held: 'The text is paused, by the button or because it is not visible.',
      still: 'Reduced motion is preferred: one notice at a time is shown.',
    },
    'data-part': {
      view: 'The viewport of the scrolling text.',
      motion: 'The button that pauses and resumes it.',
      next: 'The button to the next notice, with reduced motion.',
    },
  },
}
