import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const narrow = '(max-width: 1023px)'
const display = {
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  lineHeight: vars.lhDisplay,
} as const

export const welcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
  gap: 64,
  alignItems: 'center',
  maxInlineSize: 1120,
  marginInline: 'auto',
  minBlockSize: 'calc(100dvh - 200px)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, alignItems: 'start', maxInlineSize: 560 } },
})
export const pitch = style({ display: 'grid', gap: 16, '@media': { [narrow]: { order: 2 } } })
export const kicker = style({ color: vars.accentText, fontWeight: vars.wghtLabel })
export const headline = style({ ...display, fontSize: 'clamp(32px, 4vw, 48px)', textWrap: 'balance' })
export const lead = style({ color: vars.text2, fontSize: vars.fs5, maxInlineSize: '46ch' })
export const points = style({ display: 'grid', gap: 10, marginBlockStart: 8 })
export const point = style({ display: 'flex', alignItems: 'center', gap: 12, color: vars.text2 })
export const tick = style({ color: vars.accentText, flexShrink: 0 })
export const panel = style({
  display: 'grid',
  gap: 24,
  padding: 40,
  background: vars.surface,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rL,
  boxShadow: vars.shadow1,
  '@media': { [phone]: { padding: 24 } },
})
export const panelTitle = style({ ...display, fontSize: 28 })
export const elsewhere = style({
  justifySelf: 'center',
  color: vars.text2,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  paddingBlock: 10,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.line}`,
  margin: 0,
  '@media': {
    '(max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  paddingBlock: 24,
  paddingInline: 24,
  borderInlineStart: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@media': {
    '(max-width: 1199px)': { selectors: { '&:nth-child(odd)': { borderInlineStart: 0, paddingInlineStart: 0 } } },
    [phone]: {
      borderInlineStart: 0,
      paddingInline: 0,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
    },
  },
})
export const term = style({ color: vars.text2 })
export const value = style({ ...display, margin: 0, fontSize: 26, overflowWrap: 'anywhere' })
export const small = style({ margin: 0, color: vars.text3, fontSize: vars.fs2 })
export const note = style({ marginBlockStart: 28, color: vars.text2 })
export const money = style({ fontVariantNumeric: 'lining-nums', direction: 'ltr', unicodeBidi: 'isolate' })
export const symbol = style({ fontSize: '0.6em', color: vars.accentText, marginInlineEnd: '0.25em' })
// On a phone the balance stands in the page, and the way out keeps its name for assistive technology only.
export const headBalance = style({ '@media': { [narrow]: { display: 'none' } } })
export const leave = style({ '@media': { [phone]: { paddingInline: 12 } } })
export const leaveWord = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
})
