import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      rows: '`variant="rows"`: term and value on one line.',
      stacked: '`variant="stacked"`: the value below its term.',
      cards: '`variant="cards"`: each item in its own panel.',
    },
    'data-divided': {
      true: '`divided`: a line between the items.',
    },
    'data-columns': {
      '<count>': '`stacked` and `cards`: the number of columns; `1 tablet:2` changes from that width on.',
    },
    'data-part': {
      item: 'The container of term, value and note.',
      term: 'The term.',
      value: 'The value.',
      note: 'A note below the value.',
    },
    'data-total': {
      true: 'An item with `total`: the sum of the items before.',
    },
  },
}
