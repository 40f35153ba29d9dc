import { component } from '../../theme/component.ts'
import { px, space } from '../../theme/tokens.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 },
  'root',
)
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(space.xs, space.lg),
  },
  'head',
)
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' },
  'actions',
)
