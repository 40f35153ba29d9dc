import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-part': {
      tools: 'The row above the table.',
      filters: 'What narrows the rows down.',
      columns: 'The button that opens the choice of columns.',
      choice: 'The choice of columns.',
      reset: 'The button that takes the choice of columns back.',
      export: 'The button that exports.',
      chosen: 'The row with what can be done with the chosen rows.',
      clear: 'The button that unselects all rows.',
      box: 'The container that scrolls.',
      sort: 'The sort button in the header of a column.',
      choose: 'A cell with the checkbox of a row, or of all.',
      row: 'A row; on phones a card.',
      open: 'The button that opens what is behind a row.',
      detail: 'The row with what is behind the row above, and the cell of a state in place of rows.',
      totals: 'The row of totals.',
      outline: 'Placeholder rows while loading.',
      more: 'The end of a table that has more rows.',
    },
    'data-chooses': {
      true: 'The table, where rows can be selected.',
    },
    'data-state': {
      open: 'A row with its details open.',
    },
    'data-index': {
      '<index>': 'A row: its place among the lines of the body, from 0.',
    },
    'data-align': {
      end: "A cell of a column with `align: 'end'`.",
    },
    'data-place': {
      first: 'A placeholder of the title on phones.',
      pair: 'A cell that is a pair of header and value on phones.',
      title: 'A cell at the end of the title on phones.',
      line: 'A cell on a line of its own on phones.',
      hidden: 'A cell that is hidden on phones.',
    },
    'data-label': {
      '<head>': 'A cell: the header of its column, shown above it on phones.',
    },
  },
}
