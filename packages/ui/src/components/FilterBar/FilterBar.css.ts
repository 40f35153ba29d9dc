import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: vars.hSm,
    '@media': {
      [media.phone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        overscrollBehaviorInline: 'contain',
      },
      [media.touch]: { minBlockSize: 44 },
    },
  },
  'root',
)
