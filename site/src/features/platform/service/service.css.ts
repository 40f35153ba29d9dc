import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** A way out of the site, as large as a finger. */
export const channel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: 64,
  paddingBlock: half.xs,
  paddingInline: space.md,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface2,
  color: vars.text2,
  selectors: { '&:hover': { background: vars.surface3 } },
})
export const sign = style({ flex: 'none', color: vars.accentText })
