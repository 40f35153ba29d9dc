import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const list = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.5em), 1fr))',
    gap: px(space['2xs'], space.md),
    marginBlockStart: half.xs,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
  },
  'list',
)
export const rule = component(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: half['2xs'],
    color: vars.text3,
    selectors: { '&[data-state="met"]': { color: vars.success }, '&[data-state="missed"]': { color: vars.danger } },
  },
  'rule',
)
export const sign = component({ marginBlockStart: '.15em' }, 'sign')
