import { half, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const banner = style({
  position: 'relative',
  display: 'block',
  marginBlock: half['2xs'],
  marginInline: space.sm,
  borderRadius: vars.rM,
  overflow: 'hidden',
  color: 'inherit',
  textDecoration: 'none',
})
export const picture = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' })
export const title = style({
  display: 'block',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: vars.surface2,
  fontSize: vars.fs2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  overflowWrap: 'anywhere',
})
