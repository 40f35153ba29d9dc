import { rulesByLayout } from '../../foundation/responsive/rules.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

const columns = rulesByLayout('columns', [1, 2, 3, 4], (count) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
}))
export const root = component(
  {
    ...columns,
    display: 'grid',
    gap: space.sm,
    margin: 0,
    fontSize: vars.fs3,
    selectors: {
      ...columns.selectors,
      '&[data-variant="stacked"]': { gap: space.lg },
      '&[data-divided]': { gap: 0, borderBlock: `1px solid ${vars.line}` },
    },
  },
  'root',
)
export const item = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: px(half.none, space.md),
    minInlineSize: 0,
    selectors: {
      '[data-variant="stacked"] > &': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
      '[data-divided] > &': { alignItems: 'center', minBlockSize: 56, paddingBlock: half['2xs'] },
      '[data-divided] > & + &': { borderBlockStart: `1px solid ${vars.line}` },
      '[data-variant="cards"] > &': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: space['2xs'],
        paddingBlock: space.md,
        paddingInline: space.lg,
        border: `1px solid ${vars.line}`,
        borderRadius: vars.rM,
        background: vars.surface,
      },
      '&[data-total]': {
        display: 'grid',
        gap: space['2xs'],
        gridColumn: '1 / -1',
        marginBlockStart: space['2xs'],
        paddingBlockStart: space.md,
        borderBlockStart: `1px solid ${vars.line}`,
      },
    },
  },
  'item',
)
export const term = component(
  {
    color: vars.text2,
    selectors: {
      // A long term breaks before a short value leaves its line.
      '[data-variant="rows"] > * > &': { maxInlineSize: '72%' },
      '[data-total] > &': { maxInlineSize: 'none' },
      ':is([data-variant="stacked"], [data-variant="cards"]) > * > &': { fontSize: vars.fs2, lineHeight: vars.lhSnug },
    },
  },
  'term',
)
export const value = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    marginInlineStart: 'auto',
    color: vars.text,
    fontWeight: vars.wghtLabel,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-variant="cards"] > * > &': {
        justifyContent: 'space-between',
        marginInlineStart: 0,
        fontSize: vars.fs5,
        fontWeight: vars.wghtStrong,
        lineHeight: vars.lhSnug,
        textAlign: 'start',
      },
      '[data-variant="stacked"] > * > &': {
        justifyContent: 'space-between',
        marginInlineStart: 0,
        fontSize: vars.fs4,
        textAlign: 'start',
      },
      '[data-total] > &': {
        marginInlineStart: 0,
        fontFamily: vars.fontDisplay,
        fontStretch: vars.displayWdth,
        fontSize: type.headlineLarge,
        fontVariantNumeric: 'lining-nums',
        fontWeight: vars.displayWght,
        lineHeight: vars.lhDisplay,
        textAlign: 'start',
      },
    },
  },
  'value',
)
/** What is copied can also be taken by hand, whole. */
export const words = component({ minInlineSize: 0, userSelect: 'all' }, 'words')
/** Keeps its words whole; the value shrinks. */
export const action = component({ flex: 'none', overflowWrap: 'normal' }, 'action')
export const note = component(
  { flexBasis: '100%', color: vars.text2, fontSize: vars.fs2, lineHeight: vars.lhSnug },
  'note',
)
