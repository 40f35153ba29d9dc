import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      bar: '`variant="bar"`.',
      line: '`variant="line"`.',
    },
    'data-part': {
      axis: 'The labels of the axis.',
      plot: 'The plot area with lines or bars.',
      points: 'The slider that selects a point.',
      legend: 'The legend of several series.',
      tip: 'The values of the selected point.',
    },
    'data-series': {
      '<n>': 'A line, bar, dot or swatch: the index of its series, from 0.',
    },
    'data-zero': {
      true: 'The grid line at zero.',
    },
  },
}
