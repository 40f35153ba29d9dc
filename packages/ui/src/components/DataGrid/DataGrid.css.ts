import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { focusRing, media } from '../../theme/mixins.ts'
import { elevation, half, px, space } from '../../theme/tokens.ts'
import { checkWidth } from './columns.ts'

/** Height at which the box begins to scroll, set by the page. */
export const height = '--data-grid-height'

export const root = component(
  {
    // What sticks is above rows, and below menus of the page.
    isolation: 'isolate',
    display: 'grid',
    gap: space.sm,
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  'root',
)

export const waiting = component({ blockSize: 44 }, 'waiting')
export const tools = component(
  { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: px(space.xs, space.md) },
  'tools',
)
export const filters = component(
  { flex: '1 1 320px', display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.xs, minInlineSize: 0 },
  'filters',
)
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' },
  'actions',
)
export const onCount = component(
  {
    minInlineSize: 20,
    paddingInline: half['2xs'],
    borderRadius: 10,
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: vars.fs1,
    lineHeight: '20px',
    textAlign: 'center',
  },
  'onCount',
)
export const chosen = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 52,
    padding: px(half['2xs'], space.md),
    borderRadius: vars.rM,
    background: vars.accentSoft,
    boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
  },
  'chosen',
)
export const count = component(
  { flex: '1 1 auto', color: vars.accentText, fontSize: vars.fs3, fontWeight: vars.wghtStrong },
  'count',
)

export const box = component(
  {
    position: 'relative',
    maxBlockSize: `var(${height}, min(72vh, 760px))`,
    minInlineSize: 0,
    overflow: 'auto',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.surface,
    overscrollBehaviorX: 'contain',
    containerType: 'inline-size',
  },
  'box',
)
export const frame = component({ position: 'relative', inlineSize: 'max-content', minInlineSize: '100%' }, 'frame')
/** In sight a window's height before the end is. */
export const mark = component(
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 0,
    inlineSize: 1,
    blockSize: 'min(800px, 100%)',
    pointerEvents: 'none',
  },
  'mark',
)
export const table = component(
  {
    tableLayout: 'fixed',
    minInlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'table',
)

const shade = `color-mix(in srgb, ${vars.text} 12%, transparent)`

/** How far from its edge each pinned column stays; the grid measures the columns before it. */
const stacks = Object.fromEntries(
  Array.from({ length: 6 }, (_none, n) => [
    [`&[data-pinned="start"][data-stack="${n}"]`, { insetInlineStart: `var(--data-grid-start-${n}, 0px)` }],
    [`&[data-pinned="end"][data-stack="${n}"]`, { insetInlineEnd: `var(--data-grid-end-${n}, 0px)` }],
  ]).flat(),
)

export const cell = component(
  {
    padding: `calc(${vars.padCell} - 1px) 14px`,
    borderBlockEnd: `1px solid ${vars.line}`,
    background: vars.surface,
    color: vars.text,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    // What is reached by keyboard does not end up below what sticks.
    scrollMarginBlock: '50px 58px',
    scrollMarginInline: 'var(--data-grid-start, 290px) var(--data-grid-end, 144px)',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.rS },
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
      // The first column stays in sight, and the boxes before it.
      'tr > &:first-child, [data-chooses] tr > &:nth-child(2)': {
        position: 'sticky',
        zIndex: 1,
        insetInlineStart: 0,
      },
      '[data-chooses] tr > &:nth-child(2)': { insetInlineStart: checkWidth },
      [`table:not([data-chooses]) tr > &:first-child, [data-chooses] tr > &:nth-child(2)`]: {
        borderInlineEnd: `1px solid ${vars.lineStrong}`,
        boxShadow: `4px 0 8px -6px ${shade}`,
      },
      '[dir="rtl"] table:not([data-chooses]) tr > &:first-child, [dir="rtl"] [data-chooses] tr > &:nth-child(2)': {
        boxShadow: `-4px 0 8px -6px ${shade}`,
      },
      '&[data-pinned]': { position: 'sticky', zIndex: 1 },
      '&[data-pinned="start"]': {
        borderInlineEnd: `1px solid ${vars.lineStrong}`,
        boxShadow: `4px 0 8px -6px ${shade}`,
      },
      '&[data-pinned="end"]': {
        borderInlineStart: `1px solid ${vars.lineStrong}`,
        boxShadow: `-4px 0 8px -6px ${shade}`,
      },
      '[dir="rtl"] &[data-pinned="start"]': { boxShadow: `-4px 0 8px -6px ${shade}` },
      '[dir="rtl"] &[data-pinned="end"]': { boxShadow: `4px 0 8px -6px ${shade}` },
      ...stacks,
      '[data-part="group"] > &': { background: vars.surface2, fontWeight: vars.wghtStrong },
      '&[data-part="choose"]': { padding: 0 },
      '[data-state="open"] > &': { background: vars.actionQuiet, borderBlockEndColor: 'transparent' },
      'tbody > tr:not([data-state]):hover > &': { background: vars.surface2 },
      '[aria-selected="true"] > &, [aria-selected="true"]:not([data-state]):hover > &': {
        background: `linear-gradient(${vars.accentSoft}, ${vars.accentSoft}), ${vars.surface}`,
      },
      'tbody:last-of-type > tr:last-child > &': { borderBlockEndColor: 'transparent' },
      '[aria-busy="true"] tbody &': { color: vars.text2 },
    },
    '@media': {
      [media.forced]: {
        selectors: { '[aria-selected="true"] > &': { outline: '1px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'cell',
)

const edge = {
  position: 'sticky',
  zIndex: 2,
  background: vars.surface2,
} as const
export const head = component({}, 'head')
export const foot = component({}, 'foot')
const layer = (rule: object) => ({ '@layer': { [layers.components]: rule } })
globalStyle(
  `${head} > tr > ${cell}`,
  layer({
    ...edge,
    insetBlockStart: 0,
    blockSize: 46,
    paddingBlock: half['2xs'],
    borderBlockEndColor: vars.lineStrong,
    color: vars.text2,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    overflowWrap: 'break-word',
  }),
)
globalStyle(
  `${foot} > tr > ${cell}`,
  layer({
    ...edge,
    insetBlockEnd: 0,
    blockSize: 52,
    borderBlockStart: `1px solid ${vars.lineStrong}`,
    borderBlockEnd: 0,
    fontWeight: vars.wghtStrong,
  }),
)
globalStyle(
  `:is(${head}, ${foot}) > tr > ${cell}:is(:first-child, [data-pinned]), [data-chooses] > :is(${head}, ${foot}) > tr > ${cell}:nth-child(2)`,
  layer({ zIndex: 3 }),
)
globalStyle(`${head} > tr > ${cell}[aria-sort$="ending"]`, layer({ color: vars.text, fontWeight: vars.wghtStrong }))

export const exporting = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    color: vars.text2,
    fontSize: vars.fs3,
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'exporting',
)
export const barred = component({ margin: 0, color: vars.text2, fontSize: vars.fs3 }, 'barred')

export const check = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: 44,
    cursor: 'pointer',
    selectors: { '&:has([aria-disabled])': { cursor: 'not-allowed', opacity: 0.4 } },
  },
  'check',
)
const indent = 20
/** Rows of a tree stand below those they belong to; from the eighth level on they stay in line. */
export const first = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2xs'],
    minInlineSize: 0,
    selectors: Object.fromEntries(
      Array.from({ length: 7 }, (_none, n) => [
        `[data-level="${n + 2}"] > * > &`,
        { paddingInlineStart: (n + 1) * indent },
      ]),
    ),
  },
  'first',
)
export const caret = component(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    marginInlineStart: -half['2xs'],
    borderRadius: vars.rS,
    color: vars.text2,
    selectors: {
      'button&:hover': { background: vars.surface3, color: vars.text },
      'button&::after': { content: '""', position: 'absolute', inset: -8 },
    },
  },
  'caret',
)
export const groupCount = component(
  { color: vars.text3, fontWeight: vars.weight, fontVariantNumeric: 'tabular-nums' },
  'groupCount',
)
export const name = component({ minInlineSize: 0 }, 'name')
export const row = component({}, 'row')

export const detail = component(
  {
    padding: 0,
    borderBlockEnd: `1px solid ${vars.line}`,
    background: vars.actionQuiet,
    textAlign: 'start',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -3 } },
  },
  'detail',
)
/** As wide as the window on the table, wherever that is scrolled to. */
export const behind = component(
  {
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: 'min(100%, 100cqi)',
    paddingBlock: px(space['2xs'], space.lg),
    paddingInline: '42px 24px',
    minInlineSize: 0,
    selectors: { '[data-chooses] &': { paddingInlineStart: checkWidth + 42 } },
  },
  'behind',
)
export const bone = component({ display: 'inline-block', inlineSize: 'min(96px, 60%)' }, 'bone')
export const room = component({}, 'room')
export const whole = component({ padding: 0 }, 'whole')
export const more = component(
  {
    position: 'sticky',
    insetInlineStart: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: px(space.xs, space.md),
    padding: space.sm,
    borderBlockStart: `1px solid ${vars.line}`,
    color: vars.danger,
    fontSize: vars.fs3,
  },
  'more',
)

export const chooser = component(
  {
    position: 'relative',
    // On a phone the panel is as wide as the table.
    '@media': { [media.phone]: { position: 'static' } },
  },
  'chooser',
)
export const panel = component(
  {
    position: 'absolute',
    zIndex: elevation.floating,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    maxBlockSize: 'min(520px, 70vh)',
    selectors: { '&&': { padding: space.md } },
    '@media': { [media.phone]: { insetInlineStart: 0, selectors: { '&&': { maxInlineSize: 'none' } } } },
  },
  'panel',
)
export const title = component(
  { margin: px(0, 0, half['2xs']), fontSize: vars.fs3, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug },
  'title',
)
export const choices = component(
  { display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 260 },
  'choices',
)
export const choice = component({ display: 'flex', alignItems: 'center', gap: half.none, minBlockSize: 40 }, 'choice')
export const choiceName = component({ flex: 1 }, 'choiceName')
export const said = component(
  { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'said',
)
globalStyle(`${choice} > [aria-disabled="true"]`, layer({ opacity: 0.35, cursor: 'default' }))
