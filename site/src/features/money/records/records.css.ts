import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Opens what a cell of a table names: as high as its words, so that rows stay even, and pressed around them too. */
export const open = style({
  position: 'relative',
  display: 'inline-grid',
  justifyItems: 'start',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.lineStrong,
  textUnderlineOffset: 4,
  // Not beyond the end: a table would scroll.
  '::after': { content: '""', position: 'absolute', insetBlock: -13, insetInline: '-22px 0' },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.rPill,
  background: vars.surface3,
  color: vars.text2,
})
