import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const title = style({ fontSize: vars.fs4, fontWeight: vars.wghtStrong })
export const parts = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
  inlineSize: '100%',
})
export const name = style({ fontWeight: vars.wghtLabel })
export const amount = style({ fontVariantNumeric: 'tabular-nums' })
export const state = style({ color: vars.text2, fontSize: vars.fs2 })
export const note = style({ margin: 0, color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const left = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  margin: 0,
  color: vars.text2,
  fontSize: vars.fs2,
})
export const clock = style({
  color: vars.accentText,
  fontSize: vars.fs4,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 8,
  inlineSize: '100%',
})
export const failure = style({
  margin: 0,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  lineHeight: vars.lhSnug,
})
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  marginBlockEnd: 24,
  paddingBlock: 16,
  paddingInline: 20,
  borderRadius: vars.rL,
  background: vars.infoSoft,
  color: vars.info,
})
export const bannerWords = style({ display: 'grid', gap: 2, fontWeight: vars.wghtLabel })
