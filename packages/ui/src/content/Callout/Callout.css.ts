import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { rem } from '../../theme/rem.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: vars.rM,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="info"]': { background: vars.infoSoft, color: vars.info },
      '&[data-tone="success"]': { background: vars.successSoft, color: vars.success },
      '&[data-tone="warning"]': { background: vars.warningSoft, color: vars.warning },
      '&[data-tone="danger"]': { background: vars.dangerSoft, color: vars.danger },
      // Invisible and without a gap, but present as a live region.
      '&[data-state="empty"]': { position: 'absolute', padding: 0 },
    },
  },
  'root',
)
/** On the middle of the first line. */
export const icon = component(
  { flex: 'none', marginBlockStart: `calc((1em * ${vars.lhSnug} - ${rem(20)}) / 2)` },
  'icon',
)
export const words = component({ display: 'grid', flex: 1, minInlineSize: 0, gap: space['2xs'] }, 'words')
export const title = component({ fontWeight: vars.wghtStrong }, 'title')
export const actions = component(
  { display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space['2xs'] },
  'actions',
)
