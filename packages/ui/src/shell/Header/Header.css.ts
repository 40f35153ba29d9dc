import { rowHeight } from '../../gaming/CategoryNav/CategoryNav.css.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, oneLine } from '../../theme/mixins.ts'
import { head, headHeights, narrow } from '../geometry.css.ts'
import { elevation, half, px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    vars: { ...headHeights.vars, [rowHeight]: `calc(${head} - 1px)` },
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: elevation.header,
    display: 'flex',
    alignItems: 'center',
    blockSize: head,
    paddingInline: px(half.xl, half['2xl']),
    borderBlockEnd: `1px solid ${vars.line}`,
    background: `color-mix(in oklab, ${vars.bg}, transparent 8%)`,
    backdropFilter: 'blur(18px)',
    '@media': {
      // The mark of 28 px stands in the middle of the rail.
      [narrow]: { paddingInline: px(22, half.xl) },
      [media.phone]: { ...headHeights['@media'][media.phone], gap: half['2xs'], paddingInline: space.md },
      // More than one line, which does not stay in sight.
      [media.largeText]: {
        position: 'relative',
        flexWrap: 'wrap',
        blockSize: 'auto',
        minBlockSize: head,
        paddingBlock: half['2xs'],
      },
    },
  },
  'root',
)
export const menu = component(
  // Where the side menu is a column, only a phone needs the button; a game page in a wide window keeps the button.
  {
    marginInline: px(-half.xs, half['2xs']),
    '@media': { '(min-width: 761px)': { selectors: { '&[data-on="phone"]': { display: 'none' } } } },
  },
  'menu',
)
export const logo = component(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 204,
    '@media': {
      [narrow]: { minInlineSize: 0, paddingInlineEnd: space.lg },
      [media.phone]: { flex: '0 1 auto', paddingInlineEnd: 0, marginInlineEnd: 'auto' },
    },
  },
  'logo',
)
export const title = component(
  {
    ...oneLine,
    marginInlineStart: `calc(${space.sm}px - ${vars.glyphOverflow})`,
    fontSize: vars.fs5,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    '@media': { [media.phone]: { display: 'none' } },
  },
  'title',
)
/** Tools that can shrink do so first: before entries of the navigation, and before the name of the site. */
export const tools = component(
  {
    flex: '0 9999 auto',
    minInlineSize: 'min-content',
    whiteSpace: 'nowrap',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    '@media': { [media.phone]: { gap: half['2xs'] } },
  },
  'tools',
)
