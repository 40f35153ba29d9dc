import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const failure = style({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  paddingBlock: 14,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  lineHeight: vars.lhSnug,
})
export const hint = style({ color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug })
export const number = style({
  fontSize: 28,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 20px',
  marginBlockEnd: 20,
  paddingBlock: 14,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.surface2,
  color: vars.text2,
  lineHeight: vars.lhSnug,
})
export const round = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', userSelect: 'all' })
