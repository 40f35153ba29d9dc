import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { media } from '../../theme/mixins.ts'
import * as css from './DataGrid.css.ts'
import { form } from './edit.css.ts'
import { sorter } from './head.css.ts'
import { half, px, space } from '../../theme/tokens.ts'

// On a phone nothing scrolls sideways but the heads that sort: each row becomes a card, its first column the title,
// each other one a pair of head and value, two side by side. The page scrolls, and the totals stand before the cards.

/** Goes beside the root's own class. */
export const cards = component({}, 'cards')

const phone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { [media.phone]: rule } } } })
const { actions, bone, box, frame, table, head, foot, cell, detail, behind, check, room, filters, whole } = css
const away = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
const body = `${table} > tbody`

phone(`${cards} > ${box}`, {
  maxBlockSize: 'none',
  overflow: 'visible',
  border: 0,
  borderRadius: 0,
  background: 'none',
})
phone(frame, { inlineSize: 'auto' })
phone(filters, {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  flexBasis: '100%',
  scrollbarWidth: 'none',
  padding: half.none,
  margin: -half.none,
})
phone(actions, { marginInlineStart: 0 })
phone(`${table}, ${table} > tfoot, ${table} > thead`, { display: 'block', inlineSize: '100%', minInlineSize: 0 })
phone(table, { display: 'flex', flexDirection: 'column' })
phone(`${table} > colgroup`, { display: 'none' })
phone(body, { display: 'flex', flexDirection: 'column', gap: half.xs })

// The heads: the box for all, then what sorts, in one row that scrolls.
phone(`${head} > tr`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: half.none,
  margin: px(-half.none, -half.none, space.xs),
})
phone(`${head}${head} > tr > ${cell}${cell}`, {
  position: 'static',
  flex: 'none',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  padding: 0,
  border: 0,
  boxShadow: 'none',
  background: 'none',
})
phone(`${head}${head} > tr > ${cell}${cell}:not([aria-sort], [data-part="choose"])`, away)
phone(sorter, {
  minBlockSize: 44,
  paddingInline: half.sm,
  borderRadius: vars.rControl,
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  whiteSpace: 'nowrap',
})
phone(`[aria-sort$="ending"] > ${sorter}`, {
  boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
  background: vars.accentSoft,
  color: vars.accentText,
})
phone(check, { inlineSize: 44 })

// A card: the box that chooses it lies before its title.
phone(`${body} > tr[data-part="row"], ${table} > tfoot > tr`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: px(half.xs, space.md),
  padding: px(space.sm, space.md, half.sm),
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
})
phone(`${body} > tr[aria-selected="true"]`, {
  borderColor: vars.accentLine,
  background: `linear-gradient(${vars.accentSoft}, ${vars.accentSoft}), ${vars.surface}`,
})
phone(`${body} > tr[data-state="open"]`, {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  borderBlockEndColor: 'transparent',
})
phone(`${table} tr > ${cell}${cell}${cell}${cell}`, {
  display: 'block',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  boxShadow: 'none',
  background: 'none',
  textAlign: 'start',
})
phone(`:is(${body}, ${table} > tfoot) > tr > ${cell}${cell}`, { position: 'static', inset: 'auto' })
phone(`${table} tr > ${cell}[data-label]::before`, {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  display: 'block',
  marginBlockEnd: half.none,
  color: vars.text3,
  fontSize: vars.fs2,
  fontWeight: vars.weight,
})
const title = `${cell}:is(th, [data-place="first"])`
phone(`${body} > tr > ${title}${cell}${cell}${cell}${cell}`, {
  gridRow: 1,
  gridColumn: '1 / -1',
  alignSelf: 'center',
  minBlockSize: 28,
  paddingBlock: 3,
  fontSize: vars.fs4,
})
phone(`[data-chooses] > tbody > tr > ${title}${cell}${cell}${cell}${cell}`, { paddingInlineStart: 36 })
// A name is longer than what stands beside it: it has more than half of the card.
phone(`${body} > tr:has(> [data-place="title"]) > ${title}${cell}${cell}${cell}${cell}`, { paddingInlineEnd: '42%' })
phone(`${table} tr > ${cell}${cell}${cell}${cell}[data-place="title"]`, {
  gridRow: 1,
  gridColumn: 2,
  alignSelf: 'center',
  justifySelf: 'end',
  textAlign: 'end',
})
// Here it has no width of a cell to take a share of.
phone(`${cell}[data-place="title"] > ${bone}`, { inlineSize: 72 })
phone(`${table} tr > ${cell}[data-place="title"]::before, ${table} tr > ${title}::before`, { display: 'none' })
// A field has the whole width.
phone(`${body} > tr > ${cell}${cell}:has(> ${form})`, { gridColumn: '1 / -1' })
// A head without a value says nothing.
phone(`${body} > tr > td${cell}${cell}${cell}${cell}:empty`, { display: 'none' })
phone(`${table} tr > ${cell}[data-place="line"]`, { gridColumn: '1 / -1' })
phone(`${table} tr > ${cell}${cell}${cell}${cell}[data-place="hidden"]`, { display: 'none' })
phone(`:is(${body}, ${table} > tfoot) > tr > ${cell}${cell}${cell}${cell}[data-part="choose"]`, {
  position: 'absolute',
  // Above the title, which begins below it.
  zIndex: 2,
  insetBlockStart: 5,
  insetInlineStart: 4,
})
phone(`${table} > tfoot > tr > ${cell}${cell}${cell}${cell}:is(:empty, [data-part="choose"])`, { display: 'none' })

phone(`${body} > tr[data-part="group"]`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(space['2xs'], space.lg),
  padding: px(half.xs, space.md),
  borderRadius: vars.rM,
  background: vars.surface2,
})
phone(`${body} > tr[data-part="group"] > ${cell}${cell}${cell}${cell}`, { padding: 0, flex: 'none' })
phone(`${body} > tr[data-part="group"] > th${cell}${cell}${cell}${cell}`, { flex: '1 1 100%' })
phone(`${body} > tr[data-part="group"] > ${cell}${cell}${cell}${cell}[data-part="choose"]`, { display: 'none' })

// What is behind a card hangs below it.
phone(`${body} > tr[data-part="detail"]`, { display: 'block', marginBlockStart: -half.xs })
phone(detail, {
  display: 'block',
  border: `1px solid ${vars.line}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${vars.rM} ${vars.rM}`,
})
phone(`${cards} ${behind}${behind}`, { inlineSize: 'auto', padding: px(space.sm, space.md, space.md) })
phone(`${body} > ${room}, ${body} > ${room} > td, ${body} > tr:has(> ${whole}), ${whole}`, { display: 'block' })
phone(`${body} > tr:has(> ${whole})`, {
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rM,
  background: vars.surface,
})

// The sums of what matches, each of them whole: as a bar over the cards they would be cut off, or hide half of the page.
phone(head, { order: -2 })
phone(foot, { order: -1, position: 'static', marginBlockEnd: half.xs })
phone(`${table} > tfoot > tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(half['2xs'], space.lg),
  paddingBlock: half.xs,
  borderColor: vars.lineStrong,
  background: vars.surface2,
})
phone(`${table} > tfoot > tr > ${cell}${cell}${cell}${cell}`, { flex: 'none', whiteSpace: 'nowrap' })
phone(`${table} > tfoot > tr > th${cell}${cell}${cell}${cell}`, { maxInlineSize: '40%', whiteSpace: 'normal' })
