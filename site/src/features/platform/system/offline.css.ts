import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Below the header, above dialogs; what lies under it can still be pressed. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 76,
  zIndex: 60,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 12,
  pointerEvents: 'none',
})
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 560,
  margin: 0,
  paddingBlock: 10,
  paddingInline: 18,
  borderRadius: vars.rM,
  border: `1px solid ${vars.lineStrong}`,
  background: vars.surface3,
  color: vars.text,
  boxShadow: vars.shadow2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
})
export const sign = style({ flex: 'none', color: vars.warning })
