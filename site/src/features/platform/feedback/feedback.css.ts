import { type, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** To be noted down, so it is taken by hand whole. */
export const number = style({
  fontSize: type.headline,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
