import { component } from '../theme/component.ts'
import { vars } from '../theme/contract.css.ts'
import { px, space } from '../theme/tokens.ts'

export const box = component(
  {
    padding: px(space.xs, space.sm),
    border: `1px dashed ${vars.lineStrong}`,
    borderRadius: vars.rS,
    background: vars.surface2,
    color: vars.text2,
    fontSize: vars.fs2,
    overflowWrap: 'anywhere',
  },
  'box',
)
