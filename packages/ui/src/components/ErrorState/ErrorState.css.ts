import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { space } from '../../theme/tokens.ts'

export const reference = component(
  { marginBlockStart: space['2xs'], color: vars.text3, fontSize: vars.fs1, overflowWrap: 'anywhere' },
  'reference',
)
