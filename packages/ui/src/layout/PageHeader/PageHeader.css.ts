import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: px(space.md, space.xl),
    paddingBlockStart: half.sm,
    marginBlockEnd: half.xl,
    '@media': { [media.phone]: { paddingBlockStart: space.xs, marginBlockEnd: space.lg } },
  },
  'root',
)
/** Grows, so that actions fall below the words only where they have no room beside them. */
export const words = component({ flex: '1 1 auto', minInlineSize: 0, maxInlineSize: '100%' }, 'words')
export const back = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: half['2xs'],
    minBlockSize: 32,
    marginBlockEnd: space['2xs'],
    marginInlineStart: -space['2xs'],
    paddingInlineEnd: space.xs,
    borderRadius: vars.rS,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'back',
)
export const line = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(space['2xs'], space.md) },
  'line',
)
export const title = component(
  {
    ...display,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: type.display,
    '@media': { [media.phone]: { fontSize: type.headlineLarge } },
  },
  'title',
)
export const description = component(
  { marginBlockStart: half['2xs'], maxInlineSize: '72ch', color: vars.text2 },
  'description',
)
export const actions = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    '@media': { [media.phone]: { inlineSize: '100%' } },
  },
  'actions',
)
