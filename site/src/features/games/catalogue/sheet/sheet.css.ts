import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '9 / 4',
  objectFit: 'cover',
  borderRadius: vars.rTile,
  background: vars.surface3,
})
/** The whole foot of the sheet: the heart at one end, the ways in at the other. */
export const actions = style({ inlineSize: '100%' })
