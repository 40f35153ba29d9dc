import { createVar } from '@vanilla-extract/css'

/** Room at the end of a page for the rail of a `FloatingService`, 0 where its shell has none. */
export const railEnd = createVar('railEnd')
export const railWidth = 38
export const railEndSize = `${railWidth + 12}px`
