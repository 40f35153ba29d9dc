import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-place': {
      fits: 'Everything is seen: there is nowhere to go.',
      start: 'It stands at the start.',
      middle: 'It stands between start and end.',
      end: 'It stands at the end.',
    },
    'data-columns': {
      '<count>': 'The list: `columns`.',
    },
    'data-narrow': {
      '<count>': 'The list: `narrowColumns`.',
    },
    'data-part': {
      list: 'The row of items.',
      count: 'The words beside the title.',
      on: 'The button that scrolls on.',
      back: 'The button that scrolls back.',
    },
  },
}
