import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  outline: 'none',
})
/** On a phone the overview is the list of pages, and each page leads back to it. */
export const back = style({
  display: 'none',
  alignItems: 'center',
  gap: 6,
  justifySelf: 'start',
  minBlockSize: 44,
  marginInlineStart: -4,
  paddingInlineEnd: 8,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
  '@media': { [phone]: { display: 'inline-flex' } },
})
export const who = style({ display: 'flex', alignItems: 'center', gap: 18, marginBlockEnd: 24 })
/** Three lines, whether they are there yet or not. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 68,
  lineHeight: vars.lhSnug,
})
export const name = style({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, overflowWrap: 'anywhere' })
export const small = style({ display: 'grid', gap: 4, color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug })
export const partial = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 16,
  padding: '10px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  color: vars.text2,
})
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 12 } },
})
export const card = style({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  justifyItems: 'start',
  padding: '18px 22px',
  '@media': { [phone]: { padding: '14px 16px' } },
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
})
/** Two lines below a figure. */
export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  inlineSize: '100%',
  minBlockSize: `calc(2em * ${vars.lhSnug})`,
  color: vars.text2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
})
export const term = style({
  color: vars.text2,
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
})
export const figure = style({
  inlineSize: '100%',
  fontFamily: vars.fontDisplay,
  fontSize: 28,
  fontWeight: vars.displayWght,
  lineHeight: 1.25,
  minBlockSize: '1.45em',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: 22 } },
})
export const list = style({
  display: 'none',
  gap: 24,
  marginBlockStart: 32,
  '@media': { [phone]: { display: 'grid' } },
})
export const rows = style({
  marginBlockStart: 8,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
  overflow: 'hidden',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 52,
  paddingInline: 16,
  color: vars.text,
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.line}` },
    '&:hover': { background: vars.surface2 },
  },
})
export const rowName = style({ flex: 1, minInlineSize: 0, lineHeight: vars.lhSnug })
export const faint = style({ color: vars.text3 })
export const outline = style({ display: 'grid', gap: 24 })
export const outlinePanel = style({ minBlockSize: 260 })
