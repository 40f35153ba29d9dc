import { component } from '../../theme/component.ts'
import { gapNames, gaps } from './gaps.ts'
import { rulesByLayout } from './rules.ts'

/** `data-padding`: room on all four sides. */
export const padding = component(
  rulesByLayout('padding', gapNames, (name) => ({ padding: gaps[name] })),
  'padding',
)
