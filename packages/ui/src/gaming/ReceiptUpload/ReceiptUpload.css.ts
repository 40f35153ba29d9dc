import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 },
  'root',
)
export const notice = component(
  {
    display: 'flex',
    gap: space.sm,
    padding: px(space.sm, space.md),
    borderRadius: vars.rControl,
    background: vars.warningSoft,
    color: vars.warning,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'notice',
)
export const error = component(
  {
    display: 'flex',
    gap: space.sm,
    padding: px(space.sm, space.md),
    borderRadius: vars.rControl,
    background: vars.dangerSoft,
    color: vars.danger,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'error',
)
/** Takes no room while it is empty. */
export const alert = component({ selectors: { '&:empty': { marginBlockStart: -space.lg } } }, 'alert')
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: half.xs },
  'actions',
)
