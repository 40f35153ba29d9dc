import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px } from '../../theme/tokens.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** The look of a tooltip and of a toggletip. */
export const root = component(
  {
    maxInlineSize: `min(${rem(280)}, calc(100vw - 20px))`,
    padding: px(half['2xs'], half.xs),
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rS,
    background: vars.surface3,
    color: vars.text,
    fontSize: vars.fs2,
    fontWeight: vars.weight,
    lineHeight: vars.lhSnug,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    boxShadow: vars.shadow1,
    outline: 'none',
    animation: `${appear} .12s`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'root',
)

/** Over a button that knows nothing of its tooltip, where the window says it is: from the left in every language. */
export const place = component({ position: 'fixed', direction: 'ltr', pointerEvents: 'none' }, 'place')
