import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-variant': {
      bar: '`variant="bar"`.',
      line: '`variant="line"`.',
    },
    'data-part': {
      axis: 'The figures beside the plot.',
      plot: 'Lines or bars.',
      points: 'The slider that walks over the points.',
      legend: 'Names of several series.',
      tip: 'Figures of the point that is looked at.',
    },
    'data-series': {
      '<n>': 'A line, bar, dot or swatch: the place of its series, from 0.',
    },
    'data-zero': {
      true: 'The grid line of zero.',
    },
  },
}
