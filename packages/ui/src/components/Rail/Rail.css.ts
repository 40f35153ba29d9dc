import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component({ minInlineSize: 0 }, 'root')

export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(half.none, half.sm),
    marginBlockEnd: half.sm,
    '@media': { [media.phone]: { columnGap: half.xs, marginBlockEnd: half.xs } },
  },
  'head',
)
export const title = component(
  {
    ...display,
    minInlineSize: 0,
    fontSize: type.heading,
    lineHeight: vars.lhSnug,
    '@media': { [media.phone]: { fontSize: type.titleLarge } },
  },
  'title',
)
export const count = component({ color: vars.text3, fontSize: vars.fs3, whiteSpace: 'nowrap' }, 'count')
export const end = component(
  { flex: 'none', display: 'flex', alignItems: 'center', gap: space.md, marginInlineStart: 'auto' },
  'end',
)
export const arrows = component(
  {
    display: 'flex',
    gap: space['2xs'],
    // Keeps its room, so that nothing moves when a row turns out to be longer than the screen.
    selectors: { '[data-place="fits"] &': { visibility: 'hidden' } },
    '@media': { [media.phone]: { display: 'none' } },
  },
  'arrows',
)
export const arrow = component(
  {
    selectors: {
      '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
        color: vars.text3,
        background: 'none',
        opacity: 0.5,
        cursor: 'default',
      },
    },
  },
  'arrow',
)

// Room around the items for what they show outside themselves: rings of focus, a tile that rises.
const room = 12
const gap = 18
const narrowGap = 10

export const list = component(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gap,
    padding: room,
    margin: -room,
    scrollPaddingInline: room,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    outlineOffset: -2,
    '@media': { [media.phone]: { gap: narrowGap }, [media.reducedMotion]: { scrollBehavior: 'auto' } },
  },
  'list',
)
export const item = component({ minInlineSize: 0, scrollSnapAlign: 'start' }, 'item')

/** `n` whole items beside one another. */
const share = (n: number, space: number) => `calc((100% - ${(Math.ceil(n) - 1) * space}px) / ${n})`
const columns = (attribute: string, n: number, width: string, query?: string) => {
  const rule = { gridAutoColumns: width }
  globalStyle(`${list}[${attribute}="${n}"]`, {
    '@layer': { [layers.components]: query ? { '@media': { [query]: rule } } : rule },
  })
}
for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) columns('data-columns', n, share(n, gap))
// On a phone a part of the next item shows that there is more.
for (const n of [1, 2, 3, 4]) columns('data-narrow', n, share(n + 0.2, narrowGap), media.phone)
