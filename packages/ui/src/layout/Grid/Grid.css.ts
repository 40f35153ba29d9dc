import { createVar, type StyleRule } from '@vanilla-extract/css'
import { rulesByLayout } from '../../foundation/responsive/rules.ts'
import { component } from '../../theme/component.ts'

export const root = component(
  {
    display: 'grid',
    alignContent: 'start',
    selectors: {
      '&[data-align="start"]': { alignItems: 'start' },
      '&[data-align="center"]': { alignItems: 'center' },
      '&[data-align="end"]': { alignItems: 'end' },
    },
  },
  'root',
)
export const counted = component(
  rulesByLayout('columns', [1, 2, 3, 4, 5, 6], (count) => ({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  })),
  'counted',
)

const least = createVar('least')
const widths = { xs: '140px', sm: '200px', md: '250px', lg: '360px' } as const
const fitting = (how: 'auto-fill' | 'auto-fit') => `repeat(${how}, minmax(min(100%, ${least}), 1fr))`
const byWidth: StyleRule = rulesByLayout('min-column', ['xs', 'sm', 'md', 'lg'] as const, (name) => ({
  vars: { [least]: widths[name] },
}))
export const fit = component(
  {
    ...byWidth,
    gridTemplateColumns: fitting('auto-fill'),
    selectors: { ...byWidth.selectors, '&[data-stretch]': { gridTemplateColumns: fitting('auto-fit') } },
  },
  'fit',
)
