import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const page = component(
  { display: 'grid', gap: space['2xl'], maxInlineSize: 1680, lineHeight: vars.lhBody },
  'page',
)
export const columns = component(
  {
    display: 'grid',
    gap: space['2xl'],
    alignItems: 'start',
    '@media': { '(min-width: 1160px)': { gridTemplateColumns: '360px minmax(0, 1fr)' } },
  },
  'columns',
)
export const editor = component({ display: 'grid', gap: space.md }, 'editor')
/** The fields stay in sight while one scrolls through what they make. */
export const fields = component(
  {
    '@media': {
      '(min-width: 1160px)': {
        position: 'sticky',
        insetBlockStart: space.md,
        maxBlockSize: 'calc(100vh - 32px)',
        overflowY: 'auto',
        padding: space['2xs'],
        paddingInlineEnd: space.sm,
      },
    },
  },
  'fields',
)
export const title = component(
  {
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontWeight: vars.displayWght,
    fontSize: 30,
    lineHeight: vars.lhDisplay,
  },
  'title',
)
export const heading = component({ fontSize: vars.fs5, fontWeight: vars.wghtStrong }, 'heading')
export const quiet = component({ color: vars.text2, fontSize: vars.fs2 }, 'quiet')
export const row = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }, 'row')
export const swatch = component(
  {
    inlineSize: 44,
    blockSize: 32,
    marginBlock: half['2xs'],
    padding: 0,
    border: `1px solid ${vars.lineInput}`,
    borderRadius: vars.rS,
    background: 'none',
    cursor: 'pointer',
  },
  'swatch',
)
export const code = component({}, 'code')
globalStyle(`${code} textarea`, {
  '@layer': {
    [layers.components]: {
      minBlockSize: 420,
      fontFamily: 'ui-monospace, monospace',
      fontSize: 13,
      lineHeight: 1.5,
      direction: 'ltr',
      textAlign: 'start',
    },
  },
})
export const schemes = component(
  {
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    alignItems: 'stretch',
  },
  'schemes',
)
/** A page of its own: everything inside uses the previewed brand. */
export const ground = component(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.lg,
    minInlineSize: 0,
    padding: space.lg,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.bg,
    color: vars.text,
    accentColor: vars.accent,
    fontFamily: vars.fontUi,
    fontSize: vars.fs4,
    fontWeight: vars.weight,
    lineHeight: vars.lhBody,
  },
  'ground',
)
export const panel = component(
  {
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.rL,
    border: `1px solid ${vars.line}`,
    background: vars.surface,
    boxShadow: vars.shadow1,
  },
  'panel',
)
export const cards = component(
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.sm },
  'cards',
)
export const scroller = component(
  { overflow: 'auto', maxBlockSize: 480, border: `1px solid ${vars.line}`, borderRadius: vars.rM },
  'scroller',
)
export const table = component(
  { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fs2, fontVariantNumeric: 'tabular-nums' },
  'table',
)
export const cell = component(
  {
    padding: px(space.xs, space.sm),
    borderBlockEnd: `1px solid ${vars.line}`,
    fontWeight: vars.weight,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-passes="false"]': { color: vars.danger, fontWeight: vars.wghtStrong },
      'thead &': { position: 'sticky', insetBlockStart: 0, background: vars.surface, color: vars.text2 },
    },
  },
  'cell',
)
/** The colour on its ground, without a letter: the pair may well be unreadable. */
export const sample = component(
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 20,
    marginInlineEnd: space.xs,
    verticalAlign: 'middle',
    borderRadius: 4,
    border: `1px solid ${vars.line}`,
  },
  'sample',
)
export const dot = component({ inlineSize: 10, blockSize: 10, borderRadius: 5 }, 'dot')
