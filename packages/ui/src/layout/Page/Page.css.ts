import { component } from '../../theme/component.ts'
import { half, px, space, upTo } from '../../theme/tokens.ts'
import { rem } from '../../theme/rem.ts'
import { endGutter } from '../endGutter.ts'

/** How wide the parts of a page may become. */
const widths = { narrow: rem(480), text: rem(720), wide: '1144px' }

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    inlineSize: '100%',
    selectors: {
      ...Object.fromEntries(
        Object.entries(widths).flatMap(([name, width]) => [
          [`&[data-width="${name}"]`, { maxInlineSize: width }],
          [`&[data-width="${name}"][data-gutters]`, { maxInlineSize: `calc(${width} + ${2 * half['2xl']}px)` }],
        ]),
      ),
      '&[data-align="center"]': { marginInline: 'auto' },
      '&[data-gutters]': {
        marginInline: 'auto',
        paddingBlock: px(space.lg, 96),
        paddingInline: `${half['2xl']}px ${endGutter(`${half['2xl']}px`)}`,
      },
      '&[data-width="full"][data-gutters]': { maxInlineSize: 1320 },
    },
    '@media': { [upTo.phone]: { selectors: { '&[data-gutters]': { padding: px(space.md, space.md, 56) } } } },
  },
  'root',
)
