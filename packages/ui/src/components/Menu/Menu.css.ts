import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'

export const list = component({ maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)' }, 'list')
export const head = component(
  { padding: '10px 10px 12px', marginBlockEnd: 6, borderBlockEnd: `1px solid ${vars.line}` },
  'head',
)
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
