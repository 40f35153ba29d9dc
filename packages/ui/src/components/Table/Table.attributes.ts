import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      panel: '`variant="panel"`.',
    },
    'data-sticky': {
      box: '`sticky="box"`: the head stays while the box scrolls.',
      page: '`sticky="page"`: the head stays while the page scrolls.',
    },
    'data-part': {
      outline: 'Rows that are on their way.',
      sort: 'The button in the head of a column that sorts.',
    },
    'data-sorts': {
      true: 'The head, where a column sorts.',
    },
    'data-align': {
      end: "A cell of a column with `align: 'end'`.",
    },
    'data-place': {
      start: 'A cell that begins a line on a phone.',
      end: 'A cell that ends a line on a phone.',
      line: 'A cell with a line of its own on a phone.',
      hidden: 'A cell that a phone leaves out.',
    },
    'data-label': {
      '<head>': 'A cell: the head of its column, drawn before it on a phone.',
    },
    'data-state': {
      marked: 'A row that `marked` names.',
    },
  },
}
