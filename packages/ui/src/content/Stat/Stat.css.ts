import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

export const root = component(
  {
    position: 'relative',
    display: 'block',
    minInlineSize: 0,
    margin: 0,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    // In a group: hairlines between the figures; those at the start of a line lie below the edge of the group.
    selectors: {
      '[data-component="stat-group"] > &': {
        padding: px(space.lg, space.xl),
        boxShadow: `-1px 0 ${vars.line}, 0 -1px ${vars.line}`,
      },
      // Alone it stands at the edges of the group.
      '[data-component="stat-group"] > &:only-child': { paddingInline: 0 },
      '[dir="rtl"] [data-component="stat-group"] > &': { boxShadow: `1px 0 ${vars.line}, 0 -1px ${vars.line}` },
      '&:has(a):hover': { background: vars.surface },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '[data-component="stat-group"] > &': { padding: px(half.sm, space.md) },
          '[data-component="stat-group"] > &:only-child': { paddingInline: 0 },
          '[data-component="stat-group"] > &:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
        },
      },
    },
  },
  'root',
)
export const pair = component(
  {
    display: 'grid',
    gap: half['2xs'],
    minInlineSize: 0,
    // A figure of a group is as large as its column lets it be on one line.
    selectors: { '[data-component="stat-group"] > * > &': { containerType: 'inline-size' } },
  },
  'pair',
)
export const label = component(
  { minInlineSize: 0, color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'label',
)
/** Its press reaches over the whole figure. */
export const link = component(
  {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: vars.lineStrong,
    textUnderlineOffset: '.24em',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.rS },
      '&:hover': { color: vars.text, textDecorationColor: vars.accent },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: -4 },
    },
  },
  'link',
)
export const value = component(
  {
    ...display,
    margin: 0,
    minInlineSize: 0,
    color: vars.text,
    fontSize: `clamp(${type.titleLarge}, 14cqi, ${type.headlineLarge})`,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1.25,
    '@media': { [media.phone]: { fontSize: `clamp(${type.title}, 14cqi, ${type.headline})` } },
  },
  'value',
)
export const note = component(
  { display: 'flex', flexWrap: 'wrap', gap: px(half.none, space.xs), margin: 0, color: vars.text3, fontSize: vars.fs2 },
  'note',
)
export const change = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2xs'],
    fontWeight: vars.wghtLabel,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&[data-tone="success"]': { color: vars.success },
      '&[data-tone="danger"]': { color: vars.danger },
      '&[data-tone="neutral"]': { color: vars.text2 },
    },
  },
  'change',
)

export const group = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(172px, 50%), 1fr))',
    minInlineSize: 0,
    borderBlock: `1px solid ${vars.line}`,
    // Hides the hairlines of the first column and the first line.
    overflow: 'clip',
    // Four stand in one row or in two of two.
    selectors: {
      '&:has(> :last-child:nth-child(4))': {
        gridTemplateColumns:
          'repeat(auto-fit, minmax(min(100%, max(10rem, clamp(25%, (688px - 100%) * 999, 50%))), 1fr))',
      },
    },
    // Two in a row, where an amount has room beside another.
    '@media': {
      [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(50%, 10rem)), 1fr))' },
    },
  },
  'group',
)
