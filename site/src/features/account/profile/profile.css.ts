import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 32, maxInlineSize: 880 })
export const section = style({ display: 'grid', gap: 12 })
export const heading = style({ margin: 0, fontSize: vars.fs4, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const hint = style({ margin: 0, color: vars.text2, maxInlineSize: '64ch' })
export const facts = style({ display: 'grid', margin: 0, borderBlockStart: `1px solid ${vars.line}` })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  minBlockSize: 56,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const term = style({
  flex: '0 0 180px',
  color: vars.text2,
  fontSize: vars.fs2,
  '@media': { '(max-width: 560px)': { flexBasis: '100%' } },
})
export const value = style({ flex: '1 1 0', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' })
export const action = style({ margin: 0 })
