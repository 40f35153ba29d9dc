import { half, px, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Beside each other while there is room, each step standing on the line of its row. */
export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: px(space.xl, 0),
})
export const rung = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
  gap: space.xs,
})
export const words = style({ alignSelf: 'start' })
/** An arch, on the piece of the rail that leads from its rank to the next. */
export const step = style({
  display: 'grid',
  color: vars.text3,
  selectors: { '&[data-reached]': { color: vars.text2 }, 'li[aria-current] > &': { color: vars.accent } },
})
export const arch = style({ display: 'block', maxInlineSize: '80%', marginInlineStart: half.none, overflow: 'visible' })
export const opening = style({ selectors: { '[data-reached] &': { fill: vars.surface2 } } })
export const rail = style({ blockSize: 2, background: vars.line })
export const done = style({ display: 'block', blockSize: '100%', background: vars.accent })
