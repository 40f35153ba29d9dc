import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'

export const root = component(
  {
    flex: 'none',
    overflow: 'visible',
    fill: 'currentColor',
    stroke: 'currentColor',
    strokeWidth: vars.iconStroke,
    strokeLinejoin: 'round',
    selectors: { '&[data-solid]': { stroke: 'none' }, '[dir="rtl"] &[data-flip]': { transform: 'scaleX(-1)' } },
    // Browsers leave the colours of drawings alone: on a ground that is not the brand's they take that of the words
    // beside them.
    '@media': { [media.forced]: { selectors: { '&&&': { color: 'inherit' } } } },
  },
  'root',
)
