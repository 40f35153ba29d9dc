import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(space['2xs'], space.xs),
    minInlineSize: 0,
    maxInlineSize: '100%',
  },
  'root',
)
export const failed = component(
  {
    flexBasis: '100%',
    color: vars.danger,
    fontSize: vars.fs2,
    fontWeight: vars.weight,
    lineHeight: vars.lhSnug,
    whiteSpace: 'normal',
  },
  'failed',
)
