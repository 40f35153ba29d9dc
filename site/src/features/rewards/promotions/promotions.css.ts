import { half, px, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Three columns where there is room, the first promotion over two of them. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: px(half['2xl'], space.xl),
})
export const lead = style({
  '@media': { '(min-width: 1000px)': { gridColumn: 'span 2' } },
})
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: vars.rL,
})
export const list = style({ margin: 0, paddingInlineStart: space.lg, display: 'grid', gap: space['2xs'] })
export const text = style({ color: vars.text2 })
