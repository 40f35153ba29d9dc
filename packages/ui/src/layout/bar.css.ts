import { createVar } from '@vanilla-extract/css'

/** Height of a phone's bottom bar, 0 where there is none: floating elements are above it. */
export const bar = createVar('bar')
