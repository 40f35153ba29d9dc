import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' })
export const failure = style({
  paddingBlock: 14,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.negSoft,
  color: vars.neg,
  lineHeight: vars.lhSnug,
})
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
