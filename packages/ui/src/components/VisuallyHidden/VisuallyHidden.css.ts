import { component } from '../../theme/component.ts'

export const root = component(
  {
    selectors: {
      '&:not(:focus, :focus-within)': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  'root',
)
