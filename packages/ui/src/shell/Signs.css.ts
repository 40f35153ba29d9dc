import { component } from '../theme/component.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/mixins.ts'
import { half } from '../theme/tokens.ts'

export const root = component({ display: 'flex', flexWrap: 'wrap', gap: half.none }, 'root')
export const sign = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 34,
    blockSize: 34,
    borderRadius: vars.rS,
    color: vars.text2,
    selectors: { '&:hover': { color: vars.text, background: vars.actionQuiet } },
    '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
  },
  'sign',
)
