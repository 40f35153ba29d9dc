import { style } from '@vanilla-extract/css'
import { space } from '@brand/ui/vars'

/** Its words stand where those around it begin, unless it follows a button. */
export const alone = style({
  marginInlineStart: -space.sm,
  selectors: { ':is(a, button) + &': { marginInlineStart: 0 } },
})
