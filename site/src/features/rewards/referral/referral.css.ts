import { style } from '@vanilla-extract/css'

/** Leaves the amount to the end of the line. */
export const head = style({ flex: 1 })
