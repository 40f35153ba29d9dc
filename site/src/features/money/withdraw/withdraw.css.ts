import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const waitingPanel = style({ minBlockSize: 420, borderRadius: vars.rL })
/** What may be withdrawn is what the eye looks for. */
export const large = style({
  display: 'block',
  color: vars.text,
  fontFamily: vars.fontDisplay,
  fontSize: 34,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.displayWght,
  overflowWrap: 'anywhere',
})
export const quiet = style([large, { color: vars.text2 }])
/** Over a page of the member centre. */
export const banner = style({ marginBlockEnd: 24 })
