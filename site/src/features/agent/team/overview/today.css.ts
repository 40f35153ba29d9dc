import { style } from '@vanilla-extract/css'

/** What follows is below the window until what comes before it has its height. */
export const waiting = style({ minBlockSize: '100vh' })
