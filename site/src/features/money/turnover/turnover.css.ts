import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const heading = style({ fontSize: vars.fs4, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const one = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.line}`,
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  lineHeight: vars.lhSnug,
})
export const strong = style({ fontWeight: vars.wghtLabel })
export const quiet = style({ color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const counts = style({ display: 'grid', gap: 6 })
export const games = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text2,
  fontSize: vars.fs2,
})
export const end = style({ display: 'flex', justifyContent: 'flex-start' })
