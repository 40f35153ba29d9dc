import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const card = { border: `1px solid ${vars.line}`, borderRadius: vars.rL, background: vars.surface } as const

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const heading = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const panel = style({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minInlineSize: 0,
  padding: 24,
  '@media': { [phone]: { padding: 20 } },
})
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  lineHeight: vars.lhSnug,
})
export const kind = style({ fontSize: vars.fs4, fontWeight: vars.wghtStrong })
export const quiet = style({ color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const about = style({ color: vars.text2, lineHeight: vars.lhSnug, maxInlineSize: '64ch' })
export const value = style({
  fontFamily: vars.fontDisplay,
  fontSize: 28,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.displayWght,
  overflowWrap: 'anywhere',
})
export const waits = style({
  display: 'grid',
  gap: 10,
  padding: '12px 16px',
  borderRadius: vars.rM,
  background: vars.infoSoft,
  color: vars.info,
  lineHeight: vars.lhSnug,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  marginBlockStart: 'auto',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 24px',
  borderRadius: vars.rL,
  background: vars.infoSoft,
})
export const words = style({ display: 'grid', gap: 4, lineHeight: vars.lhSnug })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const failure = style({
  margin: 0,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: vars.rM,
  lineHeight: vars.lhSnug,
  background: vars.dangerSoft,
  color: vars.danger,
})
export const list = style({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  listStyle: 'disc',
  lineHeight: vars.lhSnug,
})
export const waiting = style({ minBlockSize: 260, borderRadius: vars.rL })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 12,
  margin: 0,
})
export const sum = style({
  margin: 0,
  fontSize: vars.fs4,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const elapsed = style({ display: 'grid', gap: 4, marginBlockEnd: 20, textAlign: 'center', outline: 'none' })
export const long = style({
  fontFamily: vars.fontDisplay,
  fontSize: 36,
  lineHeight: vars.lhDisplay,
  overflowWrap: 'anywhere',
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 8,
  marginBlockStart: 24,
})
export const onward = style({ gridColumn: '1 / -1' })
export const choices = style({ overflowX: 'auto', scrollbarWidth: 'none', padding: 3, margin: -3 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 16,
})
export const tight = style({ inlineSize: '100%', maxInlineSize: 280 })
/** Checkboxes of a question, beside each other where there is room. */
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
export const closed = style({ ...card, display: 'grid', gap: 4, padding: '16px 20px', lineHeight: vars.lhSnug })
/** In a lobby, above its games. */
export const notice = style([banner, { marginBlockEnd: 28 }])
export const promise = style({
  padding: '12px 16px',
  borderRadius: vars.rM,
  background: vars.infoSoft,
  color: vars.info,
  lineHeight: vars.lhSnug,
})
export const answersOf = style({ minInlineSize: 0 })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  color: vars.text2,
  fontSize: vars.fs2,
  ':hover': { color: vars.text },
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 })
export const sheet = style({ ...card, padding: '8px 24px 16px', '@media': { [phone]: { padding: '4px 16px 12px' } } })
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
