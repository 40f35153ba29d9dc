import { style } from '@vanilla-extract/css'

/** Its words stand where those around it begin, unless it follows a button. */
export const alone = style({ marginInlineStart: -12, selectors: { ':is(a, button) + &': { marginInlineStart: 0 } } })
