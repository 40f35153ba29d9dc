import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'

export const root = component(
  {
    display: 'inline-block',
    inlineSize: rem(96),
    blockSize: rem(24),
    verticalAlign: 'middle',
    overflow: 'visible',
    color: vars.accent,
    selectors: {
      '&[data-tone="success"]': { color: vars.success },
      '&[data-tone="danger"]': { color: vars.danger },
    },
    '@media': { [media.forced]: { selectors: { '&&': { color: 'CanvasText' } } } },
  },
  'root',
)
export const stroke = component(
  {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  'stroke',
)
/** A line of no length with round ends: a dot that keeps its shape. */
export const dot = component(
  { stroke: 'currentColor', strokeWidth: 5, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' },
  'dot',
)
