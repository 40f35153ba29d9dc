import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { figures, media } from '../../theme/mixins.ts'
import { below, height } from './geometry.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component({ display: 'grid', gap: space.lg, minInlineSize: 0 }, 'root')
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(half['2xs'], space.xl),
  },
  'head',
)
export const title = component({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug }, 'title')
export const legend = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: px(space['2xs'], space.xl),
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'legend',
)
export const entry = component({ display: 'flex', alignItems: 'center', gap: space.xs }, 'entry')

export const frame = component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.sm }, 'frame')
const line = 16
export const axis = component(
  {
    ...figures,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    blockSize: `calc(${height}px + ${rem(line)})`,
    marginBlockStart: `calc(${space.xs}px - ${rem(line / 2)})`,
    color: vars.text3,
    fontSize: vars.fs1,
    lineHeight: rem(line),
    textAlign: 'end',
  },
  'axis',
)
/** Wider than its room on a phone: reversed, it starts at the newest point without any script. */
export const scroller = component(
  {
    display: 'flex',
    flexDirection: 'row-reverse',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    paddingBlockStart: space.xs,
  },
  'scroller',
)
export const plot = component(
  {
    position: 'relative',
    flex: '1 0 auto',
    borderRadius: 4,
    selectors: { '&:focus-within:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
  },
  'plot',
)
export const drawing = component(
  { minInlineSize: '100%', maxInlineSize: 'none', overflow: 'visible', blockSize: height + below },
  'drawing',
)
export const grid = component({ stroke: vars.line, selectors: { '&[data-zero]': { stroke: vars.lineStrong } } }, 'grid')
export const name = component(
  { fill: vars.text3, fontSize: `min(${vars.fs1}, 4vw)`, fontVariantNumeric: 'tabular-nums', textAnchor: 'middle' },
  'name',
)
export const start = component({ selectors: { '&&': { textAnchor: 'start' } } }, 'start')
export const end = component({ selectors: { '&&': { textAnchor: 'end' } } }, 'end')
export const cursor = component({ stroke: vars.lineStrong }, 'cursor')

// Series differ by pattern as well as by colour.
const colors = [vars.accent, vars.text2, vars.info, vars.success]
const dashes = ['none', '2 4', '9 4', '9 4 2 4']
const each = (rule: (n: number) => Record<string, string | number | undefined>) =>
  Object.fromEntries(colors.map((_color, n) => [`&[data-series="${n}"]`, rule(n)]))
export const stroke = component(
  {
    fill: 'none',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    selectors: each((n) => ({ stroke: colors[n], strokeDasharray: dashes[n], strokeWidth: n ? 1.5 : 2 })),
    '@media': { [media.forced]: { selectors: { '&&': { stroke: 'CanvasText' } } } },
  },
  'stroke',
)
export const bar = component(
  {
    strokeWidth: 1.5,
    selectors: each((n) => ({
      fill: n % 2 ? 'none' : colors[n],
      stroke: colors[n],
      strokeDasharray: n > 1 ? '4 3' : undefined,
    })),
    '@media': {
      [media.forced]: {
        selectors: { '&&': { stroke: 'CanvasText' }, '&[data-series="0"], &[data-series="2"]': { fill: 'CanvasText' } },
      },
    },
  },
  'bar',
)
export const band = component(
  {
    selectors: each((n) => ({ fill: colors[n], fillOpacity: n % 2 ? 0.18 : 0.42 })),
    '@media': { [media.forced]: { selectors: { '&&': { fill: 'CanvasText', fillOpacity: 0.2 } } } },
  },
  'band',
)
export const mark = component(
  { fill: vars.surface, strokeWidth: 2, selectors: each((n) => ({ stroke: colors[n] })) },
  'mark',
)
export const area = component({ stroke: 'none' }, 'area')
export const near = component({ stopColor: vars.accent, stopOpacity: 0.28 }, 'near')
export const far = component({ stopColor: vars.accent, stopOpacity: 0.02 }, 'far')

/** Covers the plot: takes the keys of a slider, and the pointer. */
export const slider = component(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'crosshair',
    touchAction: 'pan-x pan-y',
    appearance: 'none',
  },
  'slider',
)

export const tip = component(
  {
    position: 'absolute',
    insetBlockStart: 0,
    display: 'grid',
    gap: space['2xs'],
    padding: px(half.xs, space.sm),
    borderRadius: vars.rS,
    background: vars.surface3,
    boxShadow: vars.shadow1,
    color: vars.text,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  'tip',
)
export const tipName = component({ color: vars.text2, fontSize: vars.fs1 }, 'tipName')
export const value = component(
  {
    ...figures,
    marginInlineStart: 'auto',
    fontWeight: vars.wghtStrong,
    // Its own direction is not that of the line.
    selectors: { '[dir="rtl"] &': { marginInline: '0 auto' } },
  },
  'value',
)

export const details = component({ color: vars.text2, fontSize: vars.fs3 }, 'details')
export const summary = component(
  {
    inlineSize: 'fit-content',
    minBlockSize: 44,
    alignContent: 'center',
    borderRadius: 4,
    cursor: 'pointer',
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
  },
  'summary',
)
export const table = component({ inlineSize: '100%', borderCollapse: 'collapse', lineHeight: vars.lhSnug }, 'table')
export const empty = component(
  { display: 'grid', placeItems: 'center', minBlockSize: height, color: vars.text3, fontSize: vars.fs3 },
  'empty',
)

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [layers.components]: rule } })
inside(':is(th, td)', {
  padding: px(space.xs, 0),
  borderBlockEnd: `1px solid ${vars.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
})
inside(':is(th, td):not(:first-child)', {
  paddingInlineStart: space.md,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
inside('thead th', { color: vars.text3, fontSize: vars.fs2, fontWeight: vars.wghtLabel })
