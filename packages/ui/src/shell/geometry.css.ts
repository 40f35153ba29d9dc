import { createVar, type StyleRule } from '@vanilla-extract/css'
import { inset } from '../gaming/CategoryNav/CategoryNav.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/mixins.ts'
import { bar } from '../layout/bar.css.ts'
import { head } from '../layout/head.css.ts'
import { endGutter } from '../layout/endGutter.ts'
import { atLeast } from '../theme/rem.ts'
import { half, px, space } from '../theme/tokens.ts'

// Measures that the parts of a page share.

export { bar, head }
export const barHeight = atLeast(68)
/** Room at the end of a phone's bottom bar for the button of a `FloatingService`, 0 where the shell has none. */
export const barEnd = createVar('barEnd')
export const barEndSize = '52px'
/** Width of the column beside the content. A large drop-down of the header begins where it ends. */
export const side = inset

export const narrow = '(max-width: 1359px)'
/** Where a side menu is a rail of icons. */
export const rail = '(min-width: 761px) and (max-width: 1359px)'

export const headHeights = {
  vars: { [head]: atLeast(72) },
  '@media': { [media.phone]: { vars: { [head]: atLeast(60) } } },
} satisfies StyleRule

/** The column of a menu: 232 px, 72 px as a rail, none on a phone. It scrolls by itself. */
export const sideColumn = {
  position: 'sticky',
  insetBlockStart: head,
  blockSize: `calc(100dvh - ${head})`,
  padding: px(space.xl, space.md, space['2xl']),
  borderInlineEnd: `1px solid ${vars.line}`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { paddingInline: space.sm } },
} satisfies StyleRule

export const pagePadding = {
  maxInlineSize: 1320,
  marginInline: 'auto',
  paddingBlock: px(space.lg, 96),
  paddingInline: `${half['2xl']}px ${endGutter(`${half['2xl']}px`)}`,
  '@media': {
    [narrow]: { paddingInline: `${space['2xl']}px ${endGutter('44px')}` },
    [media.phone]: { padding: px(space.md, space.md, 56) },
  },
} satisfies StyleRule
