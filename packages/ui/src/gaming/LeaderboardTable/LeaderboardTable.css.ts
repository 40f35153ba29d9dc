import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display, figures, media } from '../../theme/mixins.ts'
import { textSize } from '../../theme/rem.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component({ minInlineSize: 0 }, 'root')
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: px(space['2xs'], space.md),
    paddingBlockEnd: space.sm,
    borderBlockEnd: `1px solid ${vars.line}`,
  },
  'head',
)
export const title = component({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug }, 'title')
export const note = component({ color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug }, 'note')
export const table = component({}, 'table')

export const rank = component(
  {
    ...display,
    color: vars.text3,
    fontSize: type.titleLarge,
    lineHeight: 1.2,
    letterSpacing: 0,
    selectors: { '&[data-top]': { color: vars.accentText, fontSize: type.headline } },
  },
  'rank',
)
export const name = component(
  {
    display: 'block',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.wghtLabel,
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  'name',
)
export const gap = component(
  { display: 'block', color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug, whiteSpace: 'normal' },
  'gap',
)
export const score = component({ ...figures, color: vars.text3 }, 'score')
export const prize = component({ ...figures, fontWeight: vars.wghtStrong }, 'prize')

const inside = (selector: string, rule: GlobalStyleRule, where?: string) =>
  globalStyle(`${table}${table}${table} ${selector}`, {
    '@layer': { [layers.components]: where ? { '@media': { [where]: rule } } : rule },
  })
// The column names are for screen readers: visually, the first is clearly a place and the last a prize.
inside('thead', { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
inside('tbody :is(th, td)', { paddingBlock: half.xs, blockSize: 54 })
// Not the one cell that says that there are no ranks.
inside('tbody :is(th, td):first-child:not(:last-child)', { inlineSize: 52, paddingInlineStart: half.xs })
inside('tbody :is(th, td):last-child', { paddingInlineEnd: half.xs })
inside('tbody td:not(:first-child)', { paddingInlineStart: space.sm })
// Places left out, in one hairline that is wider than the others.
inside('tr:has([data-apart]) > *', { borderBlockStart: `6px double ${vars.lineStrong}` })
// The last row has no hairline below, not even under its mark.
inside('tbody > tr[data-state="marked"]:last-child > :first-child', { boxShadow: `inset 2px 0 ${vars.accent}` })
globalStyle(`[dir="rtl"] ${table}${table}${table} tbody > tr[data-state="marked"]:last-child > :first-child`, {
  '@layer': { [layers.components]: { boxShadow: `inset -2px 0 ${vars.accent}` } },
})
// Four short cells fit a phone: no cards here.
inside(
  'tbody > tr',
  {
    gridTemplateColumns: `${textSize(44)} minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr)`,
    gap: 0,
    paddingBlock: space['2xs'],
    // The reader's own row as well: its columns stay in line with the others.
    paddingInline: 0,
  },
  media.phone,
)
inside('tbody > tr:has(> :first-child:last-child)', { gridTemplateColumns: 'minmax(0, 1fr)' }, media.phone)
inside(
  'tbody > tr > :is(th, td)',
  { blockSize: 'auto', paddingBlock: half['2xs'], boxShadow: 'none', textAlign: 'start' },
  media.phone,
)
inside('tbody > tr > [data-align="end"]', { textAlign: 'end' }, media.phone)
inside('tr:has([data-apart]) > *', { borderBlockStart: 0 }, media.phone)
// Large text: what belongs to a place stands below one another beside it.
inside('tbody > tr:has(> :nth-child(2))', { gridTemplateColumns: `${textSize(44)} minmax(0, 1fr)` }, media.largeText)
inside('tbody > tr > :nth-child(n + 2)', { gridColumn: 2, textAlign: 'start' }, media.largeText)
