import { display, type, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const balance = style({ ...display, fontSize: type.display, lineHeight: 1.2, fontVariantNumeric: 'lining-nums' })
/** The picture of an item, from edge to edge of its card. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.rM,
  background: vars.surface2,
})
export const gone = style({ filter: 'grayscale(1)', opacity: 0.6 })
export const thumb = style({ inlineSize: 48, blockSize: 48, objectFit: 'cover', borderRadius: vars.rS, flex: 'none' })
