import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const list = component({ maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)' }, 'list')
export const head = component(
  { padding: px(half.xs, half.xs, space.sm), marginBlockEnd: half['2xs'], borderBlockEnd: `1px solid ${vars.line}` },
  'head',
)
/** The card's own padding: nothing shows below what sticks to its end. */
const inset = 6
export const foot = component(
  {
    position: 'sticky',
    insetBlockEnd: -inset,
    marginBlock: `${half['2xs']}px -${inset}px`,
    paddingBlock: `${half['2xs']}px ${inset}px`,
    borderBlockStart: `1px solid ${vars.line}`,
    background: vars.surface2,
  },
  'foot',
)
/** What has focus is scrolled clear of the foot. */
export const footed = component({ scrollPaddingBlockEnd: rem(72) }, 'footed')
export const separator = component(
  { margin: px(half['2xs'], half.xs), borderBlockStart: `1px solid ${vars.line}` },
  'separator',
)
export const group = component(
  {
    padding: px(space.xs, half.xs, space['2xs']),
    color: vars.text3,
    fontSize: vars.fs1,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'group',
)
/** At the end, after the small words. */
export const sign = component({ flex: 'none', color: vars.text3 }, 'sign')
