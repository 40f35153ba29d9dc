import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginBlockEnd: 16 })
export const choice = style({ inlineSize: 164, '@media': { [phone]: { inlineSize: 'calc(50% - 6px)' } } })
export const search = style({ inlineSize: 164, '@media': { [phone]: { inlineSize: '100%' } } })
export const end = style({ marginInlineStart: 'auto', '@media': { [phone]: { marginInlineStart: 0 } } })
/** A row that is longer than a phone scrolls by itself. */
export const tabs = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockEnd: 16,
  '@media': { [phone]: { marginInline: -16, paddingInline: 16 } },
})
export const note = style({
  color: vars.text2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
  marginBlockEnd: 12,
  '@media': { [phone]: { minBlockSize: `calc(2em * ${vars.lhSnug})` } },
})
export const panel = style({
  padding: '8px 24px 20px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
  '@media': { [phone]: { padding: '4px 16px 16px' } },
})
export const pager = style({ marginBlockStart: 20 })
export const two = style({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: vars.lhSnug })
export const strong = style({ color: vars.text, fontWeight: vars.wghtLabel, overflowWrap: 'anywhere' })
export const small = style({ color: vars.text2, fontSize: vars.fs2, overflowWrap: 'anywhere' })
export const open = style({
  minBlockSize: 44,
  display: 'inline-grid',
  alignContent: 'center',
  textAlign: 'start',
  color: vars.text,
  textDecoration: 'underline',
  textDecorationColor: vars.lineStrong,
  textUnderlineOffset: 4,
  selectors: { '&:hover': { color: vars.accentText } },
})
export const plain = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const inOrOut = style([plain, { fontWeight: vars.wghtLabel }])
export const came = style([inOrOut, { color: vars.success }])
export const went = style([inOrOut, { color: vars.text }])
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
  marginBlockEnd: 20,
})
export const figure = style({
  display: 'grid',
  gap: 4,
  padding: '14px 18px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
})
export const term = style({ color: vars.text2, fontSize: vars.fs2 })
export const value = style({
  fontSize: vars.fs5,
  fontWeight: vars.wghtStrong,
  lineHeight: vars.lhSnug,
  overflowWrap: 'anywhere',
})
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const heading = style({ fontSize: vars.fs4, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 20px',
  lineHeight: vars.lhSnug,
})
export const factValue = style({ textAlign: 'end', overflowWrap: 'anywhere' })
export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.fs2, overflowWrap: 'anywhere' })
export const entries = style({ display: 'grid', gap: 0 })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  paddingBlock: 10,
  borderBlockStart: `1px solid ${vars.line}`,
  lineHeight: vars.lhSnug,
})
export const right = style({ textAlign: 'end' })
export const figuresOutline = style({ minBlockSize: 76 })
export const chartOutline = style({ minBlockSize: 300, marginBlockEnd: 20 })
export const chart = style({ marginBlockEnd: 20 })
export const typed = style({ display: 'flex', alignItems: 'center', gap: 14, minInlineSize: 0 })
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.rPill,
  background: vars.surface3,
  color: vars.text2,
})
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 18,
  padding: '20px 24px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
  '@media': { [phone]: { padding: 16 } },
})
export const good = style({ color: vars.success, flex: 'none' })
export const bad = style({ color: vars.danger, flex: 'none' })
/** On a phone the choices wait behind a button. */
export const choices = style({
  display: 'contents',
  '@media': { [phone]: { selectors: { '&[data-open="false"]': { display: 'none' } } } },
})
export const choicesButton = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } })
export const same = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 })
