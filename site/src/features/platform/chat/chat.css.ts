import { beyond, half, px, space, upTo, vars } from '@brand/ui/vars'
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

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.md,
  scrollbarGutter: 'stable',
})
export const log = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minBlockSize: '100%' })
/** Few messages stand at the lower end, where the next one comes. */
export const push = style({ flex: 1 })
export const older = style({ display: 'grid', justifyItems: 'center' })

export const message = style({
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 52px',
})
export const picture = style({ marginBlockStart: half.none, '@media': { [upTo.phone]: { transform: 'scale(.86)' } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: half.xs,
  minBlockSize: 24,
  paddingInlineEnd: 44,
  fontSize: vars.fs3,
})
export const name = style({ fontWeight: vars.wghtStrong, color: vars.text, overflowWrap: 'anywhere' })
export const time = style({ color: vars.text3, fontVariantNumeric: 'tabular-nums lining-nums' })
/** As wide as its words: they begin beside the picture, whatever way they run. */
export const words = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  margin: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.lhBody,
})
export const own = style({
  marginBlockStart: space['2xs'],
  paddingBlock: space.xs,
  paddingInline: half.sm,
  borderRadius: `0 ${vars.rM} ${vars.rM} ${vars.rM}`,
  background: vars.surface3,
  selectors: { '[dir="rtl"] &': { borderRadius: `${vars.rM} 0 ${vars.rM} ${vars.rM}` } },
})
export const mentioned = style({ color: vars.accentText, fontWeight: vars.wghtLabel })
export const toMe = style({
  borderInlineStart: `2px solid ${vars.accent}`,
  paddingInlineStart: half.xs,
  marginInlineStart: -space.sm,
})
export const gone = style({ color: vars.text3, fontStyle: 'italic' })
export const menu = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: 0,
  opacity: 0,
  transition: 'opacity 160ms',
  selectors: {
    [`${message}:hover &, ${message}:focus-within &, &[data-state="open"]`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 }, '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

/** A line about a gift: no message, but part of the talk. */
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  alignSelf: 'center',
  maxInlineSize: '100%',
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: `1px solid ${vars.accentLine}`,
  borderRadius: vars.rPill,
  background: vars.accentSoft,
  color: vars.text,
  fontSize: vars.fs3,
  overflowWrap: 'anywhere',
})

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
  fontFamily: vars.fontDisplay,
  fontSize: 38,
  fontWeight: vars.displayWght,
  fontStretch: vars.displayWdth,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
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

export const pillPlace = style({ position: 'relative', blockSize: 0 })
export const pill = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: '100%',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: space.xs,
  pointerEvents: 'none',
})
globalStyle(`${pill} > *`, { pointerEvents: 'auto' })

export const foot = style({ position: 'relative', display: 'grid', gap: half['2xs'], paddingBlockStart: space.sm })
export const composer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'end',
  gap: space.xs,
})
export const field = style({
  display: 'flex',
  alignItems: 'end',
  minInlineSize: 0,
  border: `1px solid ${vars.lineInput}`,
  borderRadius: 24,
  background: vars.field,
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    '&[data-wrong]': { borderColor: vars.danger },
  },
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  maxBlockSize: 116,
  paddingBlock: half.xs,
  paddingInline: px(half.md, space['2xs']),
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text,
  font: 'inherit',
  fontSize: 16,
  lineHeight: '24px',
  resize: 'none',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: vars.text3 } },
} as never)
export const send = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: '50%',
  background: vars.action,
  color: vars.onAction,
  cursor: 'pointer',
  transition: 'background 160ms',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.actionHover },
    '&[aria-disabled="true"]': { background: vars.surface3, color: vars.text3, cursor: 'default' },
  },
})
export const sendIcon = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const hint = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingInline: 60,
  color: vars.text3,
  fontSize: vars.fs2,
  minBlockSize: 20,
  '@media': { [upTo.phone]: { paddingInline: space['2xs'] } },
})
export const over = style({ color: vars.danger })

export const names = style({
  position: 'absolute',
  zIndex: 3,
  insetInline: px(52, 52),
  insetBlockEnd: `calc(100% + ${space.xs}px)`,
  maxBlockSize: 264,
  margin: 0,
  padding: half['2xs'],
  listStyle: 'none',
  overflowY: 'auto',
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.rM,
  background: vars.surface,
  boxShadow: vars.shadow2,
  '@media': { [upTo.phone]: { insetInline: 0 } },
})
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: space.xs,
  border: 0,
  borderRadius: vars.rS,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.actionQuiet }, '&:hover': { background: vars.surface2 } },
})

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
  fontSize: 22,
  lineHeight: 1,
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.actionQuiet } },
})

export const people = style({ margin: 0, padding: 0, listStyle: 'none' })
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  minBlockSize: 52,
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
  paddingInlineStart: 22,
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
/** The talk stays in sight above them; the page scrolls then. */
globalStyle(`${room}[data-rules]`, { '@media': { [upTo.phone]: { blockSize: 'auto' } } })
globalStyle(`${room}[data-rules] > ${scroller}`, { '@media': { [upTo.phone]: { flex: '0 0 300px' } } })
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
