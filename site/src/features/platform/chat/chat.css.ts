import { beyond, display, half, px, space, type, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Room and, with room for it, what belongs to it beside. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: `${space.lg}px ${space.xl}px`,
  alignItems: 'start',
  '@media': { [upTo.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const aside = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    [upTo.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))', alignItems: 'start' },
  },
})

/** As high as the window has room for below the header; messages scroll within. */
export const room = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: 'calc(100dvh - 232px)',
  minBlockSize: 420,
  '@media': {
    // What stands beside may be longer: the talk stays in sight.
    [beyond.desktop]: { selectors: { '&:not([role="dialog"] *)': { position: 'sticky', insetBlockStart: 92 } } },
    [upTo.phone]: { blockSize: 'calc(100dvh - 312px)', minBlockSize: 340 },
  },
})
export const inDialog = style({
  blockSize: 'min(640px, calc(100dvh - 200px))',
  minBlockSize: 320,
  '@media': { [upTo.phone]: { blockSize: 'calc(100dvh - 160px)', minBlockSize: 300 } },
})

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: 44,
  borderBlockEnd: `1px solid ${vars.line}`,
})
export const online = style({ display: 'inline-flex', alignItems: 'center', gap: half.xs, color: vars.text2 })
export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  flex: 'none',
  borderRadius: '50%',
  background: vars.success,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
})

/** Above the rules it stays in sight; the page scrolls then. */
export const log = style({
  '@media': { [upTo.phone]: { selectors: { [`${room}[data-rules] > &`]: { flex: '0 0 300px' } } } },
})
/** While the talk is on its way. */
export const waiting = style({ flex: 1, minBlockSize: 0, paddingBlock: space.md })
export const mentioned = style({ color: vars.accentText, fontWeight: vars.wghtLabel })
export const gone = style({ color: vars.text3, fontStyle: 'italic' })
export const receipt = style({
  maxInlineSize: 430,
  marginBlockStart: space.xs,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rL,
  background: vars.surface,
  overflow: 'hidden',
})
export const art = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: half.none,
  minBlockSize: 104,
  paddingBlock: half.sm,
  paddingInline: half.md,
  background: vars.badgeBg,
  color: vars.textOnArt,
  isolation: 'isolate',
})
export const artPicture = style({
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const scrim = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: `linear-gradient(to right, ${vars.badgeBg} 30%, ${vars.artScrim} 62%, transparent)`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const multiple = style({
  ...display,
  fontSize: type.headlineLarge,
  // Digits alone: they need no room for the letters of a script.
  lineHeight: 1.2,
})
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: space.sm,
  margin: 0,
  paddingBlock: half.sm,
  paddingInline: half.md,
})
globalStyle(`${figures} dt`, { color: vars.text2, fontSize: vars.fs2 })
globalStyle(`${figures} dd`, {
  margin: 0,
  fontSize: vars.fs3,
  fontWeight: vars.wghtStrong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minBlockSize: 44,
  paddingInline: px(half.md, space.xs),
  borderBlockStart: `1px solid ${vars.line}`,
})
export const check = style({ marginInlineStart: 'auto' })
export const same = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.success,
  fontSize: vars.fs3,
})
export const differs = style([same, { color: vars.warning }])

export const foot = style({ position: 'relative', display: 'grid', gap: half['2xs'], paddingBlockStart: space.sm })
export const emoji = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 40px)',
  justifyContent: 'center',
  '@media': { [upTo.narrow]: { gridTemplateColumns: 'repeat(8, 34px)' } },
})
export const emojiButton = style({
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.rS,
  background: 'none',
  fontSize: type.heading,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.actionQuiet } },
})

export const people = style({ margin: 0, padding: 0, listStyle: 'none' })
export const who = style({
  display: 'flex',
  // What somebody does is read in whole: below the name where both do not fit.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: px(0, half.xs),
  minBlockSize: 52,
  paddingBlock: space['2xs'],
  minInlineSize: 0,
  selectors: { 'li + &, & + &': { borderBlockStart: `1px solid ${vars.line}` } },
})
export const whoName = style({
  minInlineSize: 0,
  fontWeight: vars.wghtLabel,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const doing = style({
  marginInlineStart: 'auto',
  color: vars.text3,
  fontSize: vars.fs2,
  textAlign: 'end',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const pinned = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.sm,
  color: vars.text2,
})
export const pin = style({ color: vars.accent, marginBlockStart: half.none })
export const rules = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  paddingInlineStart: space.xl,
  listStyle: 'decimal',
  selectors: { '&:lang(bn)': { listStyle: 'bengali' } },
  color: vars.text2,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})
/** Before the first message the rules share the room with the talk. */
export const firstRules = style({
  // A phone shows all of them: what is scrolled out of sight would be accepted unread.
  '@media': { [beyond.phone]: { maxBlockSize: '34dvh', overflowY: 'auto' } },
})
globalStyle(`${room}[data-rules]`, { '@media': { [upTo.phone]: { blockSize: 'auto' } } })
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2xs'],
  color: vars.danger,
  fontSize: vars.fs2,
})
export const hostLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  borderRadius: vars.rS,
  selectors: { '&[aria-current="page"]': { fontWeight: vars.wghtStrong } },
})
