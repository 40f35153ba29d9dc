import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/component.ts'
import { half, space } from '../theme/tokens.ts'

export const sheet = component({ display: 'grid', gap: space.xl, maxInlineSize: 1080 }, 'sheet')
export const row = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: half.xs }, 'row')
export const name = component({ color: vars.text3, fontSize: 12, lineHeight: '16px' }, 'name')
export const items = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }, 'items')
export const grid = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    alignItems: 'start',
    gap: space.lg,
  },
  'grid',
)
export const panel = component(
  { padding: space.xl, borderRadius: vars.rL, border: `1px solid ${vars.line}`, background: vars.surface },
  'panel',
)
