import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2xs']}px ${space.sm}px`,
    flex: 'none',
    minBlockSize: vars.hTool,
    paddingInline: space.xs,
    color: vars.text3,
    fontSize: type.caption,
  },
  'root',
)
