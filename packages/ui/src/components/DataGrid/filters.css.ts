import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

/** The fields of the filters, above the table and not over it. */
export const fields = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
    gap: space.md,
    padding: space.md,
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
    gap: space.xs,
    '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'pair',
)
export const on = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }, 'on')
export const chip = component({ maxInlineSize: '100%' }, 'chip')
export const words = component({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'words')
