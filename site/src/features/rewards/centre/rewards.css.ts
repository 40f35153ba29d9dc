import { px, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Shape, words, and at the end the amount with what can be done; where there is no room these are below the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
})
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.rM,
  background: vars.surface2,
  color: vars.accent,
})
export const content = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(space.sm, space.xl) })
export const words = style({ flex: '999 1 280px' })
export const end = style({
  flex: '1 0 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(space.sm, space.md),
  maxInlineSize: '100%',
})
/** As wide as its neighbours where there is room, so that the amounts of a list stand in one column. */
export const action = style({ '@media': { '(min-width: 761px)': { minInlineSize: 172 } } })
