import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 },
  'root',
)
export const heading = component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }, 'heading')
export const date = component(
  {
    display: 'block',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    color: vars.text3,
    fontSize: vars.fs2,
    fontWeight: vars.weight,
    lineHeight: vars.lhSnug,
  },
  'date',
)
export const words = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: space.md, color: vars.text2 },
  'words',
)
export const only = component({ display: 'grid', gap: half.xs }, 'only')
export const title = component(
  { color: vars.text, fontSize: vars.fs5, fontWeight: vars.wghtStrong, lineHeight: vars.lhSnug },
  'title',
)
export const empty = component({ color: vars.text2 }, 'empty')
