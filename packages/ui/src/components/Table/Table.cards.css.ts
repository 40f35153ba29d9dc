import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'
import * as css from './Table.css.ts'

// On a phone nothing scrolls sideways: each row becomes a card of two lines, two cells each. Further cells follow one
// per line behind the name of their column. The head keeps only what can be pressed.

/** Goes beside the root's own class. */
export const cards = component(
  { '@media': { [media.phone]: { selectors: { '&[data-sticky]': { maxBlockSize: 'none', overflowY: 'visible' } } } } },
  'cards',
)

const phone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { [media.phone]: rule } } } })
const { table, head, sorter, cell, whole } = css

phone(`${table}, ${table} > :is(thead, tbody, tfoot, caption)`, { display: 'block' })
phone(`${table} > thead > tr`, { display: 'flex', flexWrap: 'wrap', gap: space.xs, paddingBlockEnd: half['2xs'] })
phone(`${table} > thead:not([data-sorts])`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
phone(`${table} > thead > tr > ${head}`, { padding: 0, boxShadow: 'none', background: 'none' })
phone(`${head}:not([aria-sort])`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
phone(sorter, {
  minBlockSize: 44,
  paddingInline: half.sm,
  borderRadius: vars.rControl,
  boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
  fontSize: vars.fs2,
})

phone(`${table} > :is(tbody, tfoot) > tr`, {
  display: 'grid',
  // A sentence at the end of a line wraps: it leaves room for what begins it.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(62%)',
  alignItems: 'center',
  gap: px(space['2xs'], space.sm),
  paddingBlock: half.sm,
  boxShadow: `inset 0 -1px ${vars.line}`,
})
phone(`${table} > tbody > tr:last-child`, { boxShadow: 'none' })
phone(`${table} > tfoot > tr`, { boxShadow: `inset 0 1px ${vars.lineStrong}` })
phone(`tr > ${cell}${cell}`, {
  display: 'block',
  minInlineSize: 0,
  padding: 0,
  boxShadow: 'none',
  background: 'none',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
phone(`${table} > tbody > [data-state="marked"]`, {
  paddingInline: space.sm,
  borderRadius: vars.rS,
  background: vars.accentSoft,
  boxShadow: 'none',
})
phone(`[data-state="marked"] > ${cell}${cell}:is(:first-child, :last-child)`, { padding: 0, boxShadow: 'none' })
phone(`tr > ${cell}[data-place="end"]`, { textAlign: 'end' })
phone(`tr > ${cell}[data-place="line"]`, {
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
})
phone(`tr > ${cell}[data-place="line"]::before`, {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  color: vars.text3,
  fontWeight: vars.weight,
})
phone(`tr > ${cell}[data-place="hidden"], tfoot ${cell}:empty`, { display: 'none' })
phone(`tr > ${whole}${whole}`, { gridColumn: '1 / -1', display: 'block' })
// Large text: one cell a line.
const large = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { [media.largeText]: rule } } } })
large(`${table} > :is(tbody, tfoot) > tr`, { gridTemplateColumns: 'minmax(0, 1fr)' })
large(`tr > ${cell}[data-place="end"]`, { textAlign: 'start' })
large(`tr > ${cell}[data-place="line"]`, { flexWrap: 'wrap' })
