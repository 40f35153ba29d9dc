import { vars } from '@brand/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const display = {
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
} as const

export const choices = style({ marginBlockStart: 18, maxInlineSize: '100%' })
export const state = style({
  marginBlockStart: 22,
  paddingBlock: 56,
  borderRadius: vars.rL,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
})
export const group = style({ marginBlockStart: 32 })
export const groupName = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 18,
  marginBlockStart: 14,
  '@media': { [phone]: { gap: 14 } },
})
export const ghost = style({ blockSize: 320, borderRadius: vars.rL })

export const card = style({
  display: 'grid',
  gridTemplate: 'auto auto auto 1fr auto / minmax(0, 1fr)',
  gap: 12,
  padding: 20,
  borderRadius: vars.rL,
  background: vars.surface,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  '@media': { [phone]: { padding: 16 } },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: 14 })
export const art = style({ inlineSize: 56, blockSize: 56, objectFit: 'cover', borderRadius: vars.rM, flex: 'none' })
export const titles = style({ flex: 1, minInlineSize: 0 })
export const name = style({ fontSize: vars.fs4, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const numero = style({
  color: vars.text2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: 2,
})

export const countdown = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 40,
  color: vars.text2,
})
export const countdownWord = style({
  fontSize: vars.fs3,
  selectors: {
    '[data-phase=soon] > &': { color: vars.warning },
    '[data-phase=locked] > &, [data-phase=drawing] > &': { color: vars.accentText },
  },
})
export const left = style({
  ...display,
  fontSize: 32,
  lineHeight: 1.25,
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-phase=soon] > &': { color: vars.warning },
    '[data-phase=locked] > &': { color: vars.accentText },
  },
})
export const ghostClock = style({ blockSize: 40, minBlockSize: 40 })
export const lock = style({ color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug, marginBlockStart: -8 })

export const last = style({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  minBlockSize: 74,
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${vars.line}`,
})
export const lastHead = style({ color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
const row = { display: 'flex', flexWrap: 'wrap', listStyle: 'none', margin: 0, padding: 0 } as const
export const balls = styleVariants({ md: { ...row, gap: 6 }, sm: { ...row, gap: 4 } })
const round = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.rPill,
  background: vars.surface3,
  color: vars.text,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
} as const
export const ball = styleVariants({
  md: { ...round, inlineSize: 34, blockSize: 34, fontSize: vars.fs3 },
  sm: { ...round, inlineSize: 26, blockSize: 26, fontSize: vars.fs1 },
})
export const ways = style({ display: 'flex', gap: 10, marginBlockStart: 2 })

export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockStart: 18,
  paddingBlock: 10,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.warningSoft,
  color: vars.warning,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})
export const troubleText = style({ flex: '1 1 20ch' })

export const pageTitle = style({
  ...display,
  fontSize: 44,
  lineHeight: 1.14,
  textWrap: 'balance',
  selectors: { ':lang(bn) &': { fontSize: 40, lineHeight: 1.45 } },
  '@media': { [phone]: { fontSize: 32, lineHeight: 1.19, selectors: { ':lang(bn) &': { fontSize: 30 } } } },
})
export const lead = style({ marginBlockStart: 6, color: vars.text2, maxInlineSize: '68ch' })
// The side menu is away, and with it the room that other pages leave around themselves.
export const page = style({
  inlineSize: '100%',
  maxInlineSize: 1400,
  marginInline: 'auto',
  paddingBlock: '32px 48px',
  paddingInline: 40,
  '@media': { [phone]: { paddingBlock: '20px 32px', paddingInline: 16 } },
})
export const views = style({ marginBlockStart: 18 })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 14, marginBlock: '18px 14px' })
export const pager = style({ marginBlockStart: 22 })
export const trends = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, marginBlockStart: 40 })
export const trendsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const ghostChart = style({ blockSize: 320, marginBlockStart: 40 })
export const note = style({ color: vars.text3, fontSize: vars.fs2 })
export const proof = style({ display: 'grid', gap: 4, overflowWrap: 'anywhere', fontSize: vars.fs1 })
