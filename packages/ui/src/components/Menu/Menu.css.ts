import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'

export const list = component({ maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)' }, 'list')
export const head = component(
  { padding: '10px 10px 12px', marginBlockEnd: 6, borderBlockEnd: `1px solid ${vars.line}` },
  'head',
)
/** The card's own padding: nothing shows below what sticks to its end. */
const inset = 6
export const foot = component(
  {
    position: 'sticky',
    insetBlockEnd: -inset,
    marginBlock: `6px -${inset}px`,
    paddingBlock: `6px ${inset}px`,
    borderBlockStart: `1px solid ${vars.line}`,
    background: vars.surface2,
  },
  'foot',
)
/** What has focus is scrolled clear of the foot. */
export const footed = component({ scrollPaddingBlockEnd: rem(72) }, 'footed')
export const separator = component({ margin: '6px 10px', borderBlockStart: `1px solid ${vars.line}` }, 'separator')
export const group = component(
  {
    padding: '8px 10px 4px',
    color: vars.text3,
    fontSize: vars.fs1,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'group',
)
