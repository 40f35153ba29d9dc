import { upTo } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** As high with one row as with three: the dialog keeps its height during a search. */
export const list = style({ minBlockSize: 360 })
export const tiles = style({})
// A dialog holds four of the six.
globalStyle(`${list} ${tiles}`, {
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
