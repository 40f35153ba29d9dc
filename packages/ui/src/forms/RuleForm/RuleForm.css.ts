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
