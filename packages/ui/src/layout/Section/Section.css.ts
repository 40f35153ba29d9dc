import { component } from '../../theme/component.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 },
  'root',
)
export const head = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 20px' },
  'head',
)
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginInlineStart: 'auto' },
  'actions',
)
