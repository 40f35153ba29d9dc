import { vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '../games.css.ts'

export const hall = style({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)' })
export const found = style({ color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug })
/** As high with one row as with three: the dialog stands still while one searches. */
export const list = style({ minBlockSize: 360 })
// A dialog holds four of the six.
globalStyle(`${list} [data-component="game-grid"]`, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
