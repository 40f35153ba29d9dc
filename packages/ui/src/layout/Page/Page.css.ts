import { component } from '../../theme/component.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    inlineSize: '100%',
    selectors: {
      '&[data-width="narrow"]': { maxInlineSize: 480 },
      '&[data-width="text"]': { maxInlineSize: 720 },
      '&[data-width="wide"]': { maxInlineSize: 1144 },
      '&[data-align="center"]': { marginInline: 'auto' },
    },
  },
  'root',
)
