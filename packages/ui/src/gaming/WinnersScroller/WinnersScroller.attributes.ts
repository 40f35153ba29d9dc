import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      box: 'The viewport of the scrolling rows.',
      game: 'The game.',
      name: 'The winner.',
      amount: 'The amount won.',
      empty: 'The text shown while there are no winners.',
      copy: 'A copy of the rows for a seamless loop.',
      motion: 'The button that pauses and resumes it.',
    },
    'data-rows': {
      '<count>': 'The number of visible rows.',
    },
    'data-keep': {
      true: 'The viewport keeps its height while empty.',
    },
    'data-state': {
      moving: 'The rows are scrolling.',
      standing: 'The rows are not scrolling.',
    },
  },
}
