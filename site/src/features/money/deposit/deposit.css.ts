import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const narrow = '(max-width: 1100px)'
const card = { border: `1px solid ${vars.line}`, borderRadius: vars.rL, background: vars.surface } as const

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
  alignItems: 'start',
  gap: 24,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Once it is the house's turn: how it stands first, and beside it what may still be sent. */
export const told = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 560px))',
  alignItems: 'start',
  gap: 24,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const panel = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  padding: 32,
  '@media': { [phone]: { padding: 20, gap: 28 } },
})
export const summary = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 28,
  position: 'sticky',
  insetBlockStart: 96,
  '@media': { [narrow]: { position: 'static' }, [phone]: { padding: 20 } },
})
export const waitingPanel = style({ minBlockSize: 420, borderRadius: vars.rL })
export const heading = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong })
export const channels = style({})
export const mark = style({ display: 'grid', placeItems: 'center', inlineSize: 28, blockSize: 28 })
export const facts = style({ display: 'grid', gap: 3, justifyItems: 'start' })
export const field = style({ display: 'grid', gap: 8 })
export const hint = style({ color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const sums = style({ display: 'grid', gap: 12, margin: 0 })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: vars.text2,
  fontSize: vars.fs3,
})
export const figure = style({
  margin: 0,
  color: vars.text,
  fontWeight: vars.wghtLabel,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const total = style({
  display: 'grid',
  gap: 4,
  marginBlockStart: 4,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.text2,
  fontSize: vars.fs3,
})
export const large = style({
  margin: 0,
  color: vars.text,
  fontFamily: vars.fontDisplay,
  fontSize: 34,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.displayWght,
  overflowWrap: 'anywhere',
})
export const alert = style({ display: 'grid', gap: 8, selectors: { '&:empty': { display: 'none' } } })
const spoken = {
  margin: 0,
  paddingBlock: 12,
  paddingInline: 16,
  borderRadius: vars.rM,
  lineHeight: vars.lhSnug,
} as const
export const failure = style({ ...spoken, background: vars.dangerSoft, color: vars.danger })
export const waiting = style({ ...spoken, background: vars.infoSoft, color: vars.info })
export const orders = style({ display: 'grid', gap: 4, margin: 0, marginInline: -12, padding: 0, listStyle: 'none' })
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minBlockSize: 56,
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: vars.rM,
  color: vars.text,
  ':hover': { background: vars.surface2 },
})
export const orderWords = style({ display: 'grid', gap: 2, justifyItems: 'start' })
export const orderTitle = style({ fontVariantNumeric: 'tabular-nums' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
})
export const left = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  margin: 0,
  color: vars.text2,
  fontSize: vars.fs3,
})
export const clock = style({
  color: vars.accentText,
  fontSize: vars.fs5,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
})
export const pay = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 28,
})
export const rows = style({ display: 'grid', flex: '1 1 320px', gap: 20, margin: 0 })
export const row = style({ display: 'grid', gap: 2 })
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
})
export const word = style({ fontWeight: vars.wghtLabel, overflowWrap: 'anywhere', userSelect: 'all' })
export const exact = style({
  fontFamily: vars.fontDisplay,
  fontSize: 34,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.displayWght,
  userSelect: 'all',
})
export const qr = style({ flex: 'none', marginInline: 'auto' })
export const end = style({ display: 'flex', justifyContent: 'flex-end' })
export const result = style({
  fontSize: 24,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  textWrap: 'balance',
  selectors: { '&:empty': { display: 'none' } },
})
export const remark = style({ display: 'block', marginBlockStart: 6, color: vars.text2 })
