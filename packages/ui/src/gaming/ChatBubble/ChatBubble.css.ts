import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'grid',
    position: 'relative',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: space.sm,
    alignItems: 'start',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 52px',
    selectors: {
      '&[data-addressed]': {
        borderInlineStart: `2px solid ${vars.accent}`,
        paddingInlineStart: half.xs,
        marginInlineStart: -space.sm,
      },
    },
  },
  'root',
)
export const picture = component(
  { marginBlockStart: half.none, '@media': { [media.phone]: { transform: 'scale(.86)' } } },
  'picture',
)
export const head = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: half.xs,
    minBlockSize: 24,
    // The menu of 44 px lies over its end.
    paddingInlineEnd: 44,
    fontSize: vars.fs3,
  },
  'head',
)
export const name = component({ fontWeight: vars.wghtStrong, color: vars.text, overflowWrap: 'anywhere' }, 'name')
export const time = component({ color: vars.text3, fontVariantNumeric: 'tabular-nums lining-nums' }, 'time')
/** As wide as its words: they begin beside the picture, whatever way they run. */
export const words = component(
  {
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    lineHeight: vars.lhBody,
    selectors: {
      '&[data-own]': {
        marginBlockStart: space['2xs'],
        paddingBlock: space.xs,
        paddingInline: half.sm,
        borderRadius: `0 ${vars.rM} ${vars.rM} ${vars.rM}`,
        background: vars.surface3,
      },
      '[dir="rtl"] &[data-own]': { borderRadius: `${vars.rM} 0 ${vars.rM} ${vars.rM}` },
      '&[data-removed]': { color: vars.text3, fontStyle: 'italic' },
    },
  },
  'words',
)
export const actions = component(
  {
    position: 'absolute',
    insetBlockStart: -space.xs,
    insetInlineEnd: 0,
    opacity: 0,
    transition: 'opacity 160ms',
    selectors: {
      [`${root}:hover > &, ${root}:focus-within > &, &:has([data-state="open"])`]: { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 }, [media.reducedMotion]: { transition: 'none' } },
  },
  'actions',
)

/** One line of the talk that nobody said. */
export const event = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    alignSelf: 'center',
    maxInlineSize: '100%',
    padding: px(space.xs, space.md),
    border: `1px solid ${vars.accentLine}`,
    borderRadius: vars.rPill,
    background: vars.accentSoft,
    color: vars.text,
    fontSize: vars.fs3,
    overflowWrap: 'anywhere',
  },
  'event',
)
