import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** A choice beside others: two a row on a phone. */
export const choice = style({ flex: '1 1 160px', maxInlineSize: 220 })
/** Opens what a cell of a table names. */
export const open = style({
  minBlockSize: 44,
  display: 'inline-grid',
  alignContent: 'center',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.lineStrong,
  textUnderlineOffset: 4,
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
