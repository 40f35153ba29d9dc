import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const narrow = '(max-width: 1100px)'
const card = { border: `1px solid ${vars.line}`, borderRadius: vars.rL, background: vars.surface } as const
const one = 'minmax(0, 1fr)'

export const stack = style({ display: 'grid', gridTemplateColumns: one, gap: 24 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${one} minmax(280px, 360px)`,
  alignItems: 'start',
  gap: 24,
  '@media': { [narrow]: { gridTemplateColumns: one } },
})
export const panel = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: one,
  gap: 28,
  padding: 32,
  '@media': { [phone]: { padding: 20, gap: 24 } },
})
export const side = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: one,
  gap: 20,
  padding: 28,
  position: 'sticky',
  insetBlockStart: 96,
  '@media': { [narrow]: { position: 'static' }, [phone]: { padding: 20 } },
})
export const waitingPanel = style({ minBlockSize: 420, borderRadius: vars.rL })
export const heading = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong })
export const hint = style({ margin: 0, color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })

/** Withdrawable and locked beside each other; what the first can be is what the eye looks for. */
export const standing = style({ ...card, display: 'grid', gridTemplateColumns: one, overflow: 'hidden' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: 24,
  padding: 32,
  '@media': { [phone]: { padding: 20, gap: 16 } },
})
export const figure = style({ display: 'grid', alignContent: 'start', gap: 4, color: vars.text2, fontSize: vars.fs3 })
export const large = style({
  color: vars.text,
  fontFamily: vars.fontDisplay,
  fontSize: 34,
  lineHeight: vars.lhDisplay,
  fontWeight: vars.displayWght,
  overflowWrap: 'anywhere',
})
export const quiet = style([large, { color: vars.text2 }])
export const why = style({
  padding: 32,
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [phone]: { padding: 20 } },
})

export const accounts = style({ display: 'grid', gridTemplateColumns: one, gap: 12 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const field = style({ display: 'grid', gap: 8 })
export const sums = style({ display: 'grid', gap: 12, margin: 0 })
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  color: vars.text2,
  fontSize: vars.fs3,
})
export const value = style({
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
export const totalValue = style([large, { margin: 0 }])
export const alert = style({ display: 'grid', gap: 8, selectors: { '&:empty': { display: 'none' } } })
const told = { margin: 0, paddingBlock: 12, paddingInline: 16, borderRadius: vars.rM, lineHeight: vars.lhSnug } as const
export const failure = style({ ...told, background: vars.dangerSoft, color: vars.danger })
export const unknown = style({ ...told, background: vars.infoSoft, color: vars.info })
export const warning = style({ ...told, background: vars.warningSoft, color: vars.warning })

export const orders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: 20,
})
export const order = style({
  ...card,
  display: 'grid',
  gridTemplateColumns: one,
  gap: 16,
  padding: 24,
  '@media': { [phone]: { padding: 20 } },
})
export const steps = style({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' })
export const step = style({ display: 'grid', gap: 2, fontSize: vars.fs2, lineHeight: vars.lhSnug, color: vars.text2 })
export const stepName = style({ color: vars.text, fontWeight: vars.wghtLabel })
