import { createVar } from '@vanilla-extract/css'

/** Height of the header of a page: what is below it sticks there. */
export const head = createVar('head')
