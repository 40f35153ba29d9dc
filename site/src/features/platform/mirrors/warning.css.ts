import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** In the flow above everything, so that it covers nothing and nothing covers it. */
export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.md,
  paddingInline: `max(${space.md}px, env(safe-area-inset-left))`,
  background: vars.dangerSoft,
  borderBlockEnd: `2px solid ${vars.danger}`,
  color: vars.text,
})
export const sign = style({ flex: 'none', color: vars.danger })
export const words = style({ flex: '1 1 28ch', margin: 0, lineHeight: vars.lhSnug })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: 'inherit',
  fontWeight: vars.wghtStrong,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
})
