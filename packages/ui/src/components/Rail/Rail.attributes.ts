import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-place': {
      fits: 'All items are visible; nothing scrolls.',
      start: 'It is scrolled to the start.',
      middle: 'It is scrolled between start and end.',
      end: 'It is scrolled to the end.',
    },
    'data-columns': {
      '<count>': 'The list: `columns`.',
    },
    'data-narrow': {
      '<count>': 'The list: `narrowColumns`.',
    },
    'data-part': {
      list: 'The row of items.',
      count: 'The text next to the title.',
      on: 'The button that scrolls forward.',
      back: 'The button that scrolls back.',
    },
  },
}
