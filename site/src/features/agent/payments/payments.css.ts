import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** An amount that opens its basis: in line with those below it, and pressed around its figures too. */
export const open = style({
  position: 'relative',
  textDecoration: 'underline',
  textDecorationColor: vars.lineStrong,
  textUnderlineOffset: 4,
  // Not beyond the end: a table would scroll.
  '::after': { content: '""', position: 'absolute', insetBlock: -14, insetInline: '-22px 0' },
})
