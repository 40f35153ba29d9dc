import { half, px, space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const wide = '(min-width: 1000px)'
const tablet = '(min-width: 640px)'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
})
export const language = style({ inlineSize: 168 })

/** The newest text large, over two rows, where there is room. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(space['2xl'], half.xl),
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))' },
  },
})
export const card = style({ position: 'relative', display: 'grid', gap: half['2xs'], alignContent: 'start' })
export const lead = style({
  '@media': { [tablet]: { gridColumn: 'span 2' }, [wide]: { gridColumn: 'auto', gridRow: 'span 2' } },
})
export const even = style({ '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
const picture = {
  inlineSize: '100%',
  objectFit: 'cover',
  objectPosition: '86% 50%',
  borderRadius: vars.rL,
  background: vars.surface2,
} as const
export const cover = style({ ...picture, aspectRatio: '16 / 9', marginBlockEnd: half['2xs'] })
export const leadCover = style({
  ...picture,
  aspectRatio: '16 / 9',
  marginBlockEnd: half['2xs'],
  '@media': { [wide]: { aspectRatio: '1 / 1' } },
})
/** The whole card leads to the text. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.rL },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.16em', textDecorationThickness: 1 },
  },
})

export const article = style({
  display: 'grid',
  gap: half.xl,
  maxInlineSize: 960,
  marginInline: 'auto',
  inlineSize: '100%',
})
export const column = style({
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  display: 'grid',
  gap: space.md,
})
export const banner = style({
  ...picture,
  objectPosition: '70% 50%',
  aspectRatio: '16 / 9',
  '@media': { [tablet]: { aspectRatio: '960 / 340' } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockStart: half.md,
  borderBlockStart: `1px solid ${vars.line}`,
})
