import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { manyLines, media, oneLine } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'
import { bar, head, headHeights, narrow, pagePadding, rail, sideColumn } from '../geometry.css.ts'

export const root = component(
  {
    vars: headHeights.vars,
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [narrow]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
      [media.phone]: { ...headHeights['@media'][media.phone], gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'root',
)
export const side = component(
  {
    ...sideColumn,
    '@media': {
      ...sideColumn['@media'],
      [media.phone]: {
        position: 'relative',
        insetBlockStart: 0,
        zIndex: 2,
        blockSize: 'auto',
        padding: px(space.sm, space.md, 0),
        overflow: 'visible',
        borderInlineEnd: 0,
      },
    },
  },
  'side',
)
export const toggle = component(
  {
    display: 'none',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: 48,
    paddingInline: half.sm,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rControl,
    background: vars.surface,
    color: vars.text,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    '@media': { [media.phone]: { display: 'flex' } },
  },
  'toggle',
)
export const toggleIcon = component({ color: vars.accentText }, 'toggleIcon')
export const here = component({ ...oneLine, ...manyLines }, 'here')
export const caret = component(
  {
    flex: 'none',
    marginInlineStart: 'auto',
    color: vars.text3,
    transition: 'rotate .16s',
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '180deg' },
      '[data-part="unread"] + &': { marginInlineStart: 0 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'caret',
)
export const list = component(
  {
    '@media': {
      [media.phone]: {
        position: 'absolute',
        insetBlockStart: `calc(100% + ${half['2xs']}px)`,
        insetInline: space.md,
        display: 'none',
        maxBlockSize: `calc(100dvh - ${head} - 100px - ${fallbackVar(bar, '0px')})`,
        padding: px(space.md, space.xs),
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        border: `1px solid ${vars.line}`,
        borderRadius: vars.rM,
        background: vars.surface,
        boxShadow: vars.shadow2,
        selectors: { '[data-state="open"] > &': { display: 'block' } },
      },
    },
  },
  'list',
)
// The pages of the centre are close together: headings separate them, not rules.
globalStyle(`${side} ${list} > div:not(:first-child)::before`, {
  '@layer': { [layers.components]: { margin: px(half['2xs'], space.sm), borderBlockStartColor: 'transparent' } },
})

export const member = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    padding: px(0, space.sm, space.lg),
    '@media': { [rail]: { justifyContent: 'center', paddingInline: 0 } },
  },
  'member',
)
export const who = component(
  {
    display: 'grid',
    minInlineSize: 0,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    '@media': {
      [rail]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
  'who',
)
export const name = component(
  {
    ...oneLine,
    textAlign: ['-webkit-match-parent', 'match-parent'],
    color: vars.text,
    fontWeight: vars.wghtStrong,
  },
  'name',
)
export const note = component({ color: vars.accentText, fontSize: vars.fs2 }, 'note')
export const content = component({ ...pagePadding, inlineSize: '100%', minInlineSize: 0 }, 'content')
