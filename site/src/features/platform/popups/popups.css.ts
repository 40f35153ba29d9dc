import { style } from '@vanilla-extract/css'

/** Pressed on the whole height of the strip around it. */
export const notice = style({
  position: 'relative',
  minBlockSize: 32,
  '::after': { content: '""', position: 'absolute', insetBlock: -6, insetInline: 0 },
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})
