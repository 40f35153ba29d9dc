import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 32, maxInlineSize: 880 })
export const section = style({ display: 'grid', gap: 12 })
export const heading = style({ margin: 0, fontSize: vars.fs4, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const hint = style({ margin: 0, color: vars.text2, maxInlineSize: '64ch' })
export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.line}`,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 64,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const what = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0 })
export const name = style({ fontWeight: vars.wghtLabel })
export const value = style({ color: vars.text2, fontSize: vars.fs2, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const steps = style({ display: 'grid', gap: 16, justifyItems: 'stretch' })
export const secret = style({ margin: 0, color: vars.text2, overflowWrap: 'anywhere' })
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11ch, 1fr))',
  gap: 8,
  margin: 0,
  paddingInlineStart: 24,
  fontVariantNumeric: 'tabular-nums',
})
