import { component } from '../../theme/component.ts'
import { gapNames, gaps } from './gaps.ts'
import { rulesByLayout } from './rules.ts'

/** `data-space`: the gap between the items of a grid or flex box. */
export const gap = component(
  rulesByLayout('space', gapNames, (name) => ({ gap: gaps[name] })),
  'gap',
)
