import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { elevation, px, space } from '../../theme/tokens.ts'
import { layers } from '../../theme/layers.css.ts'
import { media } from '../../theme/mixins.ts'
import { railEnd, railEndSize } from '../../layout/railEnd.css.ts'
import {
  bar,
  barHeight,
  head,
  headHeights,
  narrow,
  pagePadding,
  barEnd,
  barEndSize,
  side as sideWidth,
  sideColumn,
} from '../geometry.css.ts'

/** Where the menu is the drawer's alone. */
export const phone = media.phone

const withBar = `calc(${barHeight} + env(safe-area-inset-bottom))`

globalStyle('html', { '@layer': { [layers.base]: { scrollPaddingBlockStart: 96 } } })

export const root = component(
  {
    vars: { ...headHeights.vars, [sideWidth]: '232px', [bar]: '0px' },
    minBlockSize: '100dvh',
    selectors: {
      '&[data-menu="none"]': { vars: { [sideWidth]: '0px' } },
      '&[data-floating]': { vars: { [railEnd]: railEndSize } },
    },
    '@media': {
      [narrow]: {
        vars: { [sideWidth]: '72px' },
        selectors: { '&[data-menu="none"]': { vars: { [sideWidth]: '0px' } } },
      },
      [media.phone]: {
        vars: { ...headHeights['@media'][media.phone].vars, [sideWidth]: '0px' },
        selectors: {
          '&[data-floating]': { vars: { [railEnd]: '0px' } },
          '&[data-bar]': {
            vars: { [bar]: barHeight },
            paddingBlockEnd: withBar,
          },
          '&[data-bar][data-floating]': { vars: { [barEnd]: barEndSize } },
        },
      },
    },
  },
  'root',
)

export const skip = component(
  {
    position: 'fixed',
    zIndex: elevation.notice,
    insetBlockStart: space.xs,
    insetInlineStart: space.xs,
    padding: px(space.sm, space.lg),
    borderRadius: vars.rControl,
    background: vars.action,
    color: vars.onAction,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
  'skip',
)

export const columns = component(
  {
    display: 'grid',
    gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`,
    alignItems: 'start',
    selectors: { [`${root}[data-menu="none"] &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'columns',
)
export const side = component(
  { ...sideColumn, '@media': { ...sideColumn['@media'], [media.phone]: { display: 'none' } } },
  'side',
)
export const column = component(
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: `calc(100dvh - ${head})` },
  'column',
)
/** A screen high at least: late content moves nothing, as the footer begins below. */
export const main = component(
  { flex: 1, minInlineSize: 0, minBlockSize: `calc(100dvh - ${head})`, outline: 'none' },
  'main',
)
export const page = component(pagePadding, 'page')
