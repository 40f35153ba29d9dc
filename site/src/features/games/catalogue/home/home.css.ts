import { display, half, px, space, type, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { phone, still, wide } from '../games.css.ts'

/**
 * One column; with more space the winners are next to the jackpot, although they follow the hot games in reading order.
 */
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: space['3xl'] } },
})
globalStyle(`${home} > *`, { gridColumn: '1 / -1', minInlineSize: 0 })
/** Out of the grid: a row of its own would part the jackpot from the winners. */
export const unseen = style({ position: 'absolute' })
/** Keeps the room of a figure that comes after the page. */
export const jackpot = style({
  containerType: 'inline-size',
  '@media': { [wide]: { selectors: { [`${home} > &`]: { gridColumn: 1, gridRow: 1 } } } },
})
export const jackpotRoom = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: 'calc(70px + 1.1 * clamp(38px, 13.4cqi, 112px))',
  '@media': { [wide]: { minBlockSize: 216 } },
})
globalStyle(`html[data-hot] ${jackpot}`, { display: 'none' })
/** Height of the winners' heading and three rows, the same with no winners and with many. */
const winnersHeight = 42 + 3 * 53
export const winnersRoom = style({ blockSize: winnersHeight })
export const winners = style({
  paddingBlockStart: space['3xl'],
  '@media': {
    [wide]: { paddingBlockStart: 0, selectors: { [`${home} > &`]: { gridColumn: 2, gridRow: 1 } } },
    [phone]: { paddingBlockStart: half.xl },
  },
})

/** Runs to the edge of a phone; the ring of a focused tab keeps its room. */
export const tabs = style({
  display: 'flex',
  gap: space.xs,
  marginBlockStart: space.xl,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: space.md,
  '@media': { [phone]: { marginBlockStart: space.md, marginInline: -space.md, paddingInline: space.md } },
})
export const tab = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  minBlockSize: 48,
  paddingInline: px(space.md, space.lg),
  borderRadius: vars.rM,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  color: vars.text2,
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  whiteSpace: 'nowrap',
  transition: 'background .16s, color .16s',
  ':hover': { color: vars.text, background: vars.surface },
  ':focus-visible': { outlineOffset: -2, borderRadius: vars.rM },
  selectors: { '&[aria-current]': { background: vars.text, color: vars.bg, boxShadow: 'none' } },
  '@media': {
    [phone]: { minBlockSize: 44, paddingInline: px(space.sm, space.md) },
    [still]: { transition: 'none' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const row = style({
  paddingBlockStart: space['3xl'],
  selectors: { '&[data-first]': { paddingBlockStart: half.xl } },
  // The first games are in sight on the smallest phones.
  '@media': {
    [phone]: { paddingBlockStart: half.xl, selectors: { '&[data-first]': { paddingBlockStart: space.lg } } },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: half.sm,
  marginBlockEnd: half.md,
  '@media': { [phone]: { marginBlockEnd: space.sm, gap: half.xs } },
})
export const title = style({
  ...display,
  color: vars.text,
  fontSize: type.heading,
  lineHeight: 1.36,
  textWrap: 'wrap',
  selectors: { ':lang(bn) &': { lineHeight: 1.55 } },
  '@media': { [phone]: { fontSize: type.titleLarge, lineHeight: 1.37 } },
})
export const count = style({ color: vars.text3, fontSize: vars.fs3, whiteSpace: 'nowrap' })
export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  color: vars.text2,
  fontSize: vars.fs3,
  whiteSpace: 'nowrap',
})
export const link = style({
  position: 'relative',
  lineHeight: vars.lhSnug,
  ':hover': { color: vars.text, textDecoration: 'underline', textUnderlineOffset: 4 },
  '::after': { content: '""', position: 'absolute', insetBlock: -12, insetInline: -6 },
})

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  marginBlockStart: half['2xl'],
  paddingBlock: space.lg,
  paddingInline: space.xl,
  borderRadius: vars.rL,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  '@media': { [phone]: { flexWrap: 'wrap', gap: space.sm, marginBlockStart: half.xl, padding: space.md } },
})
export const stripIcon = style({ flex: 'none', color: vars.accentText })
export const stripWords = style({ flex: 1, minInlineSize: 200, lineHeight: vars.lhSnug })
export const stripTitle = style({ fontWeight: vars.wghtLabel })
export const stripText = style({ color: vars.text2, fontSize: vars.fs3 })
export const stripAction = style({ '@media': { [phone]: { inlineSize: '100%' } } })
/** Words beside a picture and a button, which goes below where they have no room. */
export const opened = style({ flexBasis: 130 })
