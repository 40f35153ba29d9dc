import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    containerType: 'inline-size',
    minInlineSize: 0,
    padding: half.xl,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rL,
    background: vars.surface,
    // A contract that waits for an answer is highlighted.
    selectors: {
      '&:is([data-state="pending"], [data-state="term_pending"])': { borderColor: vars.accentLine },
      // A dialog is the frame itself.
      '[data-component="dialog"] &': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
    },
    '@media': { '(max-width: 760px)': { padding: px(space.lg, space.md) } },
  },
  'root',
)
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: px(space.xs, space.sm),
  },
  'head',
)
export const title = component({ fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug }, 'title')
export const from = component(
  { marginBlockStart: half.none, color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug },
  'from',
)
export const label = component(
  { marginBlockStart: half.md, color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'label',
)
export const rate = component({ fontSize: type.displayLarge }, 'rate')
export const was = component({ color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug }, 'was')
export const terms = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, auto)',
    justifyContent: 'space-between',
    gap: px(space.sm, space.xl),
    marginBlockStart: space.lg,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'terms',
)
export const term = component({ color: vars.text2 }, 'term')
export const value = component({ textAlign: 'end', fontWeight: vars.wghtLabel, overflowWrap: 'anywhere' }, 'value')
export const more = component({ marginBlockStart: space.lg }, 'more')
export const warning = component(
  {
    display: 'flex',
    gap: space.sm,
    marginBlockStart: space.lg,
    padding: px(space.sm, space.md),
    borderRadius: vars.rControl,
    background: vars.warningSoft,
    color: vars.warning,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'warning',
)
export const actions = component(
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: half.xs,
    marginBlockStart: space.lg,
    '@container': { '(max-width: 260px)': { gridTemplateColumns: '1fr' } },
  },
  'actions',
)
export const later = component(
  { gridColumn: '1 / -1', justifySelf: 'center', marginBlock: px(-half.none, -space.md) },
  'later',
)
