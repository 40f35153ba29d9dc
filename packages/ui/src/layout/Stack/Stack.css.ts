import { component } from '../../theme/component.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    selectors: {
      '&[data-align="start"]': { justifyItems: 'start' },
      '&[data-align="center"]': { justifyItems: 'center' },
      '&[data-align="end"]': { justifyItems: 'end' },
    },
  },
  'root',
)
