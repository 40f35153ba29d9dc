import { style } from '@vanilla-extract/css'

/** As high as the strip around it. */
export const notice = style({
  minBlockSize: 32,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})
