import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { figures } from '../../theme/mixins.ts'
import { half } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: half.xs,
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'root',
)
export const zone = component({ ...figures, color: vars.text3 }, 'zone')
export const date = component({ whiteSpace: 'nowrap' }, 'date')
export const time = component(figures, 'time')
