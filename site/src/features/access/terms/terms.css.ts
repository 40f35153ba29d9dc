import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** The text of the terms, apart from what is said about it. */
export const text = style({
  padding: space.lg,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  color: vars.text2,
})
