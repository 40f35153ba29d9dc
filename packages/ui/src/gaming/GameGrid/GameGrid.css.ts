import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '24px 18px',
    '@media': {
      '(max-width: 1359px)': { gap: '22px 14px' },
      '(max-width: 1023px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.phone]: { gap: '18px 10px' },
      [media.largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  'root',
)
export const cell = component({ minInlineSize: 0 }, 'cell')
