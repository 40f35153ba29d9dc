import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: px(space.xl, half.md),
    '@media': {
      '(max-width: 1359px)': { gap: px(space.xl, half.sm) },
      '(max-width: 1023px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.phone]: { gap: px(half.md, half.xs) },
      [media.largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  'root',
)
export const cell = component({ minInlineSize: 0 }, 'cell')
