import { style } from '@vanilla-extract/css'

/** The list before the requested one. */
export const games = style({
  transition: 'opacity .16s',
  selectors: { '&[data-old]': { opacity: 0.45 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})
