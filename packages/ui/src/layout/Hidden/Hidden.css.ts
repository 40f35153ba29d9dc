import { component } from '../../theme/component.ts'
import { beyond, upTo } from '../../theme/tokens.ts'

const gone = { display: 'none' } as const

export const root = component(
  {
    display: 'contents',
    '@media': {
      [upTo.phone]: { selectors: { '&[data-below]': gone } },
      [upTo.tablet]: { selectors: { '&:is([data-below="desktop"], [data-below="wide"])': gone } },
      [upTo.desktop]: { selectors: { '&[data-below="wide"]': gone } },
      [beyond.phone]: { selectors: { '&[data-above="phone"]': gone } },
      [beyond.tablet]: { selectors: { '&[data-above="tablet"]': gone } },
      [beyond.desktop]: { selectors: { '&[data-above="desktop"]': gone } },
    },
  },
  'root',
)
