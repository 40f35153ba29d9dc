import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const banner = style({
  position: 'relative',
  display: 'block',
  marginBlock: 6,
  marginInline: 12,
  borderRadius: vars.rM,
  overflow: 'hidden',
  color: 'inherit',
  textDecoration: 'none',
})
export const picture = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' })
export const title = style({
  display: 'block',
  paddingBlock: 8,
  paddingInline: 12,
  background: vars.surface2,
  fontSize: vars.fs2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  overflowWrap: 'anywhere',
})
