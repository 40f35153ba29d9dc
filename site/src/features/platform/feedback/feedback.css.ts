import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** To be noted down, so it is taken by hand whole. */
export const number = style({
  fontSize: 28,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
