import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'

export const reference = component(
  { marginBlockStart: 4, color: vars.text3, fontSize: vars.fs1, overflowWrap: 'anywhere' },
  'reference',
)
