import { style } from '@vanilla-extract/css'

/** Over a page of the member centre. */
export const banner = style({ marginBlockEnd: 24 })
