import { style } from '@vanilla-extract/css'

/** The site's header, for what makes room for it, or needs its room. */
export const pageHeader = style({})
/** Left out where a page is printed as a sheet. */
export const offPaper = style({})
