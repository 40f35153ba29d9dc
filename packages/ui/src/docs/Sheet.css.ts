import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/component.ts'

export const sheet = component({ display: 'grid', gap: 24, maxInlineSize: 1080 }, 'sheet')
export const row = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }, 'row')
export const name = component({ color: vars.text3, fontSize: 12, lineHeight: '16px' }, 'name')
export const items = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }, 'items')
export const grid = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    alignItems: 'start',
    gap: 20,
  },
  'grid',
)
export const panel = component(
  { padding: 24, borderRadius: vars.rL, border: `1px solid ${vars.line}`, background: vars.surface },
  'panel',
)
