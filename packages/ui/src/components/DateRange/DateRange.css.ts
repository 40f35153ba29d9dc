import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { manyLines, media, oneLine } from '../../theme/mixins.ts'
import { px, space } from '../../theme/tokens.ts'

export const trigger = component(
  {
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.danger, boxShadow: `inset 0 0 0 .5px ${vars.danger}` },
    },
  },
  'trigger',
)
export const tool = component(
  { display: 'inline-block', minInlineSize: 0, maxInlineSize: '100%', verticalAlign: 'top' },
  'tool',
)
export const words = component(
  { ...oneLine, ...manyLines, flex: 1, selectors: { '&[data-placeholder]': { color: vars.text3 } } },
  'words',
)
export const sign = component({ flex: 'none', color: vars.text3 }, 'sign')

export const panel = component({ display: 'grid', gap: space.md, maxInlineSize: '100%' }, 'panel')
export const card = component({ selectors: { '&&&': { maxInlineSize: 'min(680px, calc(100vw - 20px))' } } }, 'card')
export const presets = component({ display: 'flex', flexWrap: 'wrap', gap: space.xs }, 'presets')
export const fields = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: px(space.sm, space.md),
    alignItems: 'start',
  },
  'fields',
)
export const foot = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(space.sm, space.md) },
  'foot',
)
export const zone = component(
  { flex: '1 1 120px', color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug },
  'zone',
)
export const fault = component(
  {
    flexBasis: '100%',
    color: vars.danger,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    '@media': { [media.forced]: { fontWeight: vars.wghtStrong } },
  },
  'fault',
)
