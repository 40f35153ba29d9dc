import { style } from '@vanilla-extract/css'

export const waiting = style({ display: 'grid', gap: 12 })
export const line = style({ blockSize: 48 })
/** As high as the strip it stands in. */
export const notice = style({
  minBlockSize: 32,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})
