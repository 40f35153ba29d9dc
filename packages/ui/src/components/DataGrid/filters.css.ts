import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'

/** The fields of the filters, above the table and not over it. */
export const fields = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: 16,
    padding: 16,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.surface,
  },
  'fields',
)
export const pair = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: 8,
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'pair',
)
export const on = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }, 'on')
export const chip = component({ maxInlineSize: '100%' }, 'chip')
export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'words')
