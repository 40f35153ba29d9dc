import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const narrow = '(max-width: 999px)'
const phone = '(max-width: 760px)'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
/** On narrow screens the message stands in place of the list. */
const hiddenWhileOpen = { selectors: { [`${page}[data-open="true"] &`]: { display: 'none' } } } as const
export const head = style({ '@media': { [narrow]: hiddenWhileOpen } })
/** A row that is longer than a phone scrolls by itself. */
export const tabs = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockEnd: 16,
  '@media': { [phone]: { marginInline: -16, paddingInline: 16 }, [narrow]: hiddenWhileOpen },
})
export const stale = style({ marginBlockEnd: 12, color: vars.text2, fontSize: vars.fs2 })
export const panes = style({
  display: 'flex',
  alignItems: 'stretch',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rL,
  background: vars.surface,
  overflow: 'hidden',
})
export const listPane = style({
  flex: '2 1 0',
  minInlineSize: 0,
  '@media': { [narrow]: hiddenWhileOpen },
})
export const pane = style({
  flex: '3 1 0',
  minInlineSize: 0,
  padding: '36px 40px',
  borderInlineStart: `1px solid ${vars.line}`,
  '@media': {
    [narrow]: {
      padding: 20,
      borderInlineStart: 'none',
      selectors: { [`${page}[data-open="false"] &`]: { display: 'none' } },
    },
  },
})
export const choose = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 240,
  color: vars.text2,
  textAlign: 'center',
})
export const back = style({
  display: 'none',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  marginBlockEnd: 8,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
  '@media': { [narrow]: { display: 'inline-flex' } },
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8px 20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  padding: '14px 20px',
  minBlockSize: 72,
  color: vars.text,
  borderInlineStart: '2px solid transparent',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.line}` },
    '&:hover': { background: vars.surface2 },
    '&[aria-current]': { background: vars.surface3, borderInlineStartColor: vars.accent },
  },
  '@media': { [phone]: { padding: '14px 16px' } },
})
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 7,
  borderRadius: '50%',
  selectors: {
    '[data-unread="true"] > &': {
      background: vars.support,
      '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
export const sign = style({ color: vars.text2, marginBlockStart: 1 })
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, lineHeight: vars.lhSnug })
export const title = style({
  overflowWrap: 'anywhere',
  color: vars.text2,
  selectors: { '[data-unread="true"] &': { color: vars.text, fontWeight: vars.wghtStrong } },
})
export const summary = style({
  color: vars.text2,
  fontSize: vars.fs2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const time = style({ color: vars.text2, fontSize: vars.fs2, whiteSpace: 'nowrap', lineHeight: vars.lhSnug })
export const pager = style({ padding: 16, borderBlockStart: `1px solid ${vars.line}` })
export const waiting = style({ display: 'grid', gap: 12, padding: 20 })
export const waitingRow = style({ blockSize: 60 })
export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, justifyItems: 'start' })
export const line = style({ display: 'flex', alignItems: 'center', gap: 12, inlineSize: '100%', color: vars.text2 })
export const meta = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const accent = style({ color: vars.accentText, flex: 'none' })
export const end = style({ marginInlineStart: 'auto' })
export const heading = style({
  fontFamily: vars.fontDisplay,
  fontSize: 28,
  fontWeight: vars.displayWght,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [phone]: { fontSize: 24 } },
})
export const content = style({ maxInlineSize: 640 })
export const go = style({ marginBlockStart: 8 })
export const feedbacks = style({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' })
export const feedback = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '18px 22px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
})
export const feedbackHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.text2,
  fontSize: vars.fs2,
})
export const said = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const answer = style({
  display: 'grid',
  gap: 6,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${vars.accent}`,
  lineHeight: vars.lhSnug,
})
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInlineStart: -8 })
