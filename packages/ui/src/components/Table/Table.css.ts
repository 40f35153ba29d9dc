import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { half, px, space } from '../../theme/tokens.ts'

/** How far below the window's edge a head sticks to the page: the height of a sticky header, set by the page. */
export const offset = '--table-offset'
const hairline = `inset 0 -1px ${vars.line}`

export const root = component(
  {
    minInlineSize: 0,
    overflowX: 'auto',
    outlineOffset: 2,
    borderRadius: 4,
    selectors: { '&[data-sticky="box"]': { maxBlockSize: 'min(70vh, 640px)', overflowY: 'auto' } },
    '@media': {
      // A head can stick to the page only where no box scrolls around it.
      '(min-width: 1024px)': { selectors: { '&[data-sticky="page"]': { overflowX: 'visible' } } },
    },
  },
  'root',
)
export const table = component(
  { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'table',
)
export const caption = component(
  { paddingBlockEnd: space.sm, fontSize: vars.fs5, fontWeight: vars.wghtStrong, textAlign: 'start' },
  'caption',
)

export const head = component(
  {
    paddingBlock: px(0, space.sm),
    boxShadow: hairline,
    color: vars.text3,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end' },
      '&[aria-sort]:not([aria-sort="none"])': { color: vars.text },
      '[data-sticky] &': {
        position: 'sticky',
        zIndex: 1,
        insetBlockStart: 0,
        paddingBlockStart: space.sm,
        background: vars.bg,
      },
      '[data-sticky="page"] &': { insetBlockStart: `var(${offset}, 0px)` },
      '[data-variant="panel"] &': { background: vars.surface },
    },
  },
  'head',
)
/** A head that orders: as wide as its word, in line with the words below, with a touch target above and below. */
export const sorter = component(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2xs'],
    borderRadius: 4,
    color: 'inherit',
    fontWeight: 'inherit',
    selectors: {
      '&:hover': { color: vars.text },
      '&::after': { content: '""', position: 'absolute', inset: '-12px -6px' },
    },
  },
  'sorter',
)
export const sign = component(
  { opacity: 0.55, selectors: { '[aria-sort$="ending"] &': { color: vars.accentText, opacity: 1 } } },
  'sign',
)

export const cell = component(
  {
    paddingBlock: `calc(${vars.padCell} + 1px)`,
    boxShadow: hairline,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'middle',
    selectors: {
      '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
      'tbody > tr:last-child > &': { boxShadow: 'none' },
      '[data-state="marked"] > &': { background: vars.accentSoft },
      'tfoot &': { fontWeight: vars.wghtStrong, boxShadow: `inset 0 1px ${vars.lineStrong}` },
      // Text that is still read must stay readable: rows that wait are in secondary ink rather than faded.
      '[aria-busy="true"] tbody &': { color: vars.text2 },
    },
  },
  'cell',
)
/** A line in place of words to come. */
export const bone = component({ display: 'inline-block', inlineSize: 'min(120px, 30vw)' }, 'bone')
export const whole = component({}, 'whole')

const layer = (rule: GlobalStyleRule) => ({ '@layer': { [layers.components]: rule } })
globalStyle(`:is(${head}, ${cell}) + :is(${head}, ${cell})`, layer({ paddingInlineStart: half.xl }))
globalStyle(
  `[data-state="marked"] > ${cell}:first-child`,
  layer({ paddingInlineStart: space.sm, boxShadow: `${hairline}, inset 2px 0 ${vars.accent}` }),
)
globalStyle(`[data-state="marked"] > ${cell}:last-child`, layer({ paddingInlineEnd: space.sm }))
globalStyle(
  `[dir="rtl"] [data-state="marked"] > ${cell}:first-child`,
  layer({ boxShadow: `${hairline}, inset -2px 0 ${vars.accent}` }),
)
