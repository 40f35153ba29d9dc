import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, focusRing, media } from '../../theme/mixins.ts'
import { px, space, type } from '../../theme/tokens.ts'
import { rem } from '../../theme/rem.ts'

/** Of a level, px. */
const indent = 20
const indents = Object.fromEntries(
  Array.from({ length: 9 }, (_none, at) => [
    `&[data-level="${at + 1}"]`,
    // Deep lines stay readable on a phone.
    { paddingInlineStart: `calc(${space['2xs']}px + ${at} * min(${indent}px, 4vw))` },
  ]),
)

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minInlineSize: 0, fontSize: vars.fs3 },
  'root',
)
export const node = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    minBlockSize: vars.hTool,
    paddingInlineEnd: space.sm,
    borderRadius: vars.rS,
    color: vars.text2,
    lineHeight: vars.lhSnug,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      ...indents,
      '&:hover': { background: vars.surface2, color: vars.text },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[aria-selected="true"]': { background: vars.actionQuiet, color: vars.text, fontWeight: vars.wghtStrong },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.forced]: { selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight' } } },
    },
  },
  'node',
)
export const caret = component(
  {
    flex: 'none',
    alignSelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    borderRadius: vars.rS,
    color: vars.text3,
    '@media': { [media.touch]: { inlineSize: 44, marginInline: -space.xs } },
  },
  'caret',
)
export const sign = component(
  {
    transition: `rotate .16s ${ease}`,
    selectors: {
      '[data-state="open"] > * > &': { rotate: '90deg' },
      // Mirrored, it turns the other way.
      '[dir="rtl"] [data-state="open"] > * > &': { rotate: '-90deg' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'sign',
)
export const check = component(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(20),
    blockSize: rem(20),
    border: `1.5px solid ${vars.lineInput}`,
    borderRadius: vars.rS,
    background: vars.field,
    color: vars.onAction,
    selectors: {
      '[aria-checked]:not([aria-checked="false"]) > &': { background: vars.action, borderColor: vars.action },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '[aria-checked]:not([aria-checked="false"]) > &': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  'check',
)
export const icon = component({ flex: 'none', color: vars.text3 }, 'icon')
export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'words')
export const note = component(
  {
    color: vars.text3,
    fontSize: vars.fs2,
    fontWeight: vars.weight,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  'note',
)
export const state = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(space['2xs'], space.sm),
    minBlockSize: vars.hTool,
    color: vars.text3,
    fontSize: vars.fs2,
    selectors: indents,
    '::before': { content: '""', flex: 'none', inlineSize: 28 },
  },
  'state',
)
export const none = component(
  { margin: 0, padding: `${space.xs}px ${space.sm}px`, color: vars.text3, fontSize: type.caption },
  'none',
)
export const said = component(
  { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'said',
)
