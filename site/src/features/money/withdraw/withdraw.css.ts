import { style } from '@vanilla-extract/css'

/** `•••• 5678` is read as one. */
export const number = style({ whiteSpace: 'nowrap' })
