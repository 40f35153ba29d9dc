import { style } from '@vanilla-extract/css'

/** As tall as its outline, before it is there. */
export const figure = style({ minBlockSize: '1.45em' })
