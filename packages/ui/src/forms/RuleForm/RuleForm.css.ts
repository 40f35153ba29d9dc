import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'grid', gap: space.lg }, 'root')
export const fields = component(
  {
    display: 'grid',
    // Two columns at most, one where two would be narrower than 220 px: by the room there is, not by the window.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(220px, 50% - 9px)), 1fr))',
    columnGap: half.md,
    rowGap: space.lg,
    alignItems: 'start',
    selectors: { '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'fields',
)
export const wide = component({ gridColumn: '1 / -1' }, 'wide')
export const failure = component(
  {
    display: 'flex',
    gap: space.sm,
    alignItems: 'start',
    paddingBlock: half.sm,
    paddingInline: half.md,
    borderRadius: vars.rM,
    background: vars.dangerSoft,
    color: vars.danger,
    lineHeight: vars.lhSnug,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  'failure',
)
export const failureIcon = component({ flex: 'none', marginBlockStart: '.05em' }, 'failureIcon')
export const note = component({ color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug }, 'note')

export const rows = component(
  { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', gap: space.sm, minInlineSize: 0 },
  'rows',
)
export const row = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.sm}px ${space.md}px`,
    alignItems: 'start',
    inlineSize: '100%',
    minInlineSize: 0,
    padding: space.md,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rM,
  },
  'row',
)
export const rowFields = component(
  {
    flex: '1 1 220px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(180px, 50% - 9px)), 1fr))',
    gap: space.md,
    minInlineSize: 0,
  },
  'rowFields',
)
export const rowTools = component(
  { flex: 'none', display: 'flex', gap: space['2xs'], marginInlineStart: 'auto' },
  'rowTools',
)
