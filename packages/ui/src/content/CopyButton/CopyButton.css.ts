import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = component(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
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
