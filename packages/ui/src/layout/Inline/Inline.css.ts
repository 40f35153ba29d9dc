import { component } from '../../theme/component.ts'

export const root = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    minInlineSize: 0,
    selectors: {
      '&[data-align="start"]': { alignItems: 'flex-start' },
      '&[data-align="center"]': { alignItems: 'center' },
      '&[data-align="end"]': { alignItems: 'flex-end' },
      '&[data-align="baseline"]': { alignItems: 'baseline' },
      '&[data-wrap="false"]': { flexWrap: 'nowrap' },
      '&[data-justify="center"]': { justifyContent: 'center' },
      '&[data-justify="end"]': { justifyContent: 'flex-end' },
      '&[data-justify="between"]': { justifyContent: 'space-between' },
    },
  },
  'root',
)
