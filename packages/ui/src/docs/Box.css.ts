import { component } from '../theme/component.ts'
import { vars } from '../theme/contract.css.ts'

export const box = component(
  {
    padding: '8px 12px',
    border: `1px dashed ${vars.lineStrong}`,
    borderRadius: vars.rS,
    background: vars.surface2,
    color: vars.text2,
    fontSize: vars.fs2,
    overflowWrap: 'anywhere',
  },
  'box',
)
