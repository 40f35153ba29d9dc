import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      panel: '`variant="panel"`.',
    },
    'data-sticky': {
      box: '`sticky="box"`: the header stays visible while the container scrolls.',
      page: '`sticky="page"`: the header stays visible while the page scrolls.',
    },
    'data-part': {
      outline: 'Placeholder rows while loading.',
      sort: 'The sort button in the header of a column.',
    },
    'data-sorts': {
      true: 'The header of a sortable column.',
    },
    'data-align': {
      end: "A cell of a column with `align: 'end'`.",
    },
    'data-place': {
      start: 'A cell at the start of a line on phones.',
      end: 'A cell at the end of a line on phones.',
      line: 'A cell on a line of its own on phones.',
      hidden: 'A cell that is hidden on phones.',
    },
    'data-label': {
      '<head>': 'A cell: the header of its column, shown before it on phones.',
    },
    'data-state': {
      marked: 'A row selected by `marked`.',
    },
  },
}
