import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'

/** Digits of a date line up, whatever their script. */
export const input = component({ fontVariantNumeric: 'tabular-nums' }, 'input')
/** As high as the box: the card is below it, and a touch target. */
export const open = component({ marginBlock: -1, marginInlineEnd: -11 }, 'open')
/** Seven days wide, and the padding. */
export const card = component(
  {
    selectors: { '&&&': { inlineSize: `calc(7 * max(${vars.hTool}, 36px) + 34px)` } },
    '@media': { [media.touch]: { selectors: { '&&&': { inlineSize: 342 } } } },
  },
  'card',
)
