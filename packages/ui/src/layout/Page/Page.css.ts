import { component } from '../../theme/component.ts'
import { half, px, space, upTo } from '../../theme/tokens.ts'
import { rem } from '../../theme/rem.ts'
import { endGutter } from '../endGutter.ts'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    inlineSize: '100%',
    selectors: {
      '&[data-width="narrow"]': { maxInlineSize: rem(480) },
      '&[data-width="text"]': { maxInlineSize: rem(720) },
      '&[data-width="wide"]': { maxInlineSize: 1144 },
      '&[data-align="center"]': { marginInline: 'auto' },
      '&[data-gutters]': {
        maxInlineSize: 1320,
        marginInline: 'auto',
        paddingBlock: px(space.lg, 96),
        paddingInline: `${half['2xl']}px ${endGutter(`${half['2xl']}px`)}`,
      },
    },
    '@media': { [upTo.phone]: { selectors: { '&[data-gutters]': { padding: px(space.md, space.md, 56) } } } },
  },
  'root',
)
