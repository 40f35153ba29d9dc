import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-state': {
      fits: 'The text fits and stands.',
      moving: 'The text passes by.',
      held: 'It would move and is stopped: by the button, or because nobody sees it.',
      still: 'The reader wants less motion: one notice at a time.',
    },
    'data-part': {
      view: 'The window the text passes through.',
      motion: 'The button that stops and starts it.',
      next: 'The button to the next notice, where nothing moves.',
    },
  },
}
