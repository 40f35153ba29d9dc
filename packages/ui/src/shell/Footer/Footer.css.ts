import { endGutter } from '../../layout/endGutter.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    paddingBlock: space['3xl'],
    paddingInline: `${half['2xl']}px ${endGutter(`${half['2xl']}px`)}`,
    borderBlockStart: `1px solid ${vars.line}`,
    background: vars.bgSunken,
    color: vars.text2,
    fontSize: vars.fs3,
    '@media': { [media.phone]: { padding: px(space['2xl'], space.md) } },
  },
  'root',
)
export const inside = component({ maxInlineSize: 1240, marginInline: 'auto' }, 'inside')
export const columns = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1.5fr) repeat(auto-fit, minmax(140px, 1fr))',
    gap: space['3xl'],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: px(space['2xl'], space.lg) } },
  },
  'columns',
)
export const brand = component({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }, 'brand')
export const about = component({ marginBlock: px(half.sm, space.md), maxInlineSize: '34ch' }, 'about')
export const social = component({ marginInlineStart: -space.xs }, 'social')
export const title = component(
  {
    marginBlockEnd: space.sm,
    color: vars.text3,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'title',
)
export const entry = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'entry',
)
export const vendors = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: px(half.xs, 26),
    marginBlock: px(space['3xl'], half.xl),
    paddingBlock: space.xl,
    borderBlock: `1px solid ${vars.line}`,
    color: vars.text3,
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontSize: type.titleLarge,
    fontWeight: vars.displayWght,
    '@media': { [media.phone]: { justifyContent: 'flex-start', marginBlock: px(space['2xl'], space.lg) } },
  },
  'vendors',
)
export const age = component(
  { display: 'flex', alignItems: 'center', gap: space.md, color: vars.text3, fontSize: vars.fs2 },
  'age',
)
export const mark = component(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    border: `1.5px solid ${vars.text3}`,
    borderRadius: '50%',
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
  },
  'mark',
)
