import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const panel = style({
  padding: 24,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
  '@media': { [phone]: { padding: 16 } },
})
export const form = style([panel, { display: 'grid', gap: 18, maxInlineSize: 560 }])
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 14,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
})
export const heading = style({
  fontSize: vars.fs5,
  fontWeight: vars.wghtStrong,
  lineHeight: vars.lhSnug,
  marginBlockEnd: 12,
})
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 40px' })
export const figure = style({ display: 'grid', gap: 2 })
export const term = style({ color: vars.text2, fontSize: vars.fs2 })
export const value = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong })
export const small = style({ color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const two = style({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: vars.lhSnug })
export const pager = style({ marginBlockStart: 16 })
export const fault = style({ color: vars.danger })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
/** The form beside what lies where; one under the other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wallets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
