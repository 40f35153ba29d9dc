import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  columnGap: 36,
  rowGap: 20,
  alignItems: 'start',
  minBlockSize: 'min(420px, 60dvh)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
})
export const waiting = style({ blockSize: 'min(420px, 60dvh)' })
/** The dialog is as tall as a screen lets it be from the start: what comes into it does not move it. */
export const room = style({
  minBlockSize: 'calc(100dvh - 285px)',
  '@media': { [phone]: { minBlockSize: 'calc(100dvh - 239px)' } },
})
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '@media': { [phone]: { gap: 12 } },
})
export const topics = style({
  display: 'grid',
  gap: 2,
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: 8 } },
})
export const topic = style({
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: 8,
  paddingInline: 14,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.text, background: vars.surface2 },
    '&[aria-current="true"]': { color: vars.text, background: vars.surface3 },
  },
  '@media': { [phone]: { border: `1px solid ${vars.line}`, borderRadius: vars.rPill } },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, minInlineSize: 0 })
export const articles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 22,
  overflowWrap: 'anywhere',
})
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  fontSize: vars.fs5,
  fontWeight: vars.wghtStrong,
  lineHeight: vars.lhSnug,
  outline: 'none',
})
export const version = style({ color: vars.text3, fontSize: vars.fs2, fontWeight: vars.weight })
export const title = style({
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  outline: 'none',
  scrollMarginBlock: 16,
})
export const text = style({ marginBlockStart: 6, color: vars.text2, maxInlineSize: '64ch' })
export const count = style({ color: vars.text2, fontSize: vars.fs2 })
export const results = style({ display: 'grid', gap: 4, marginBlockStart: 8 })
export const result = style({
  display: 'grid',
  gap: 2,
  inlineSize: 'calc(100% + 28px)',
  minBlockSize: 44,
  paddingBlock: 10,
  paddingInline: 14,
  marginInline: -14,
  borderRadius: vars.rControl,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.surface2 } },
})
export const resultTitle = style({ fontWeight: vars.wghtLabel, lineHeight: vars.lhSnug })
export const resultText = style({ color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug })
export const hit = style({ background: vars.accentSoft, color: vars.text, borderRadius: 3 })
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 10,
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${vars.line}`,
})
export const askWords = style({ flex: '1 1 240px', color: vars.text2, fontSize: vars.fs3 })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const page = style({ display: 'grid', gap: 24, maxInlineSize: 920 })
export const pageTitle = style({
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  fontSize: 32,
  lineHeight: vars.lhDisplay,
})
