import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { hitArea, media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.xs,
    minInlineSize: 0,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'root',
)
export const icon = component(
  {
    flex: 'none',
    marginBlockStart: half['2xs'],
    color: vars.text3,
    '@media': { [media.phone]: { marginBlockStart: half.sm } },
  },
  'icon',
)
export const list = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(half.none, space.xs),
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'list',
)
export const step = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 28,
    maxInlineSize: '100%',
    minInlineSize: 0,
    selectors: {
      '&[data-part="step"][data-fold="always"]': { display: 'none' },
      '&[data-part="dots"][data-fold="phone"]': { display: 'none' },
    },
    '@media': {
      [media.phone]: {
        minBlockSize: 44,
        selectors: {
          '&[data-part="step"][data-fold="phone"]': { display: 'none' },
          // On a phone the dots come first: the first step is behind them, too.
          '&[data-part="dots"][data-fold]': { display: 'inline-flex', order: -1 },
        },
      },
    },
  },
  'step',
)
const name = { position: 'relative', display: 'inline-flex', minInlineSize: 0, borderRadius: 4 } as const
export const link = component(
  {
    ...name,
    color: vars.text2,
    selectors: { '&:hover': { color: vars.text, textDecorationLine: 'underline', textUnderlineOffset: '.24em' } },
    '@media': { [media.touch]: { selectors: { '&::after': hitArea(22) } } },
  },
  'link',
)
export const here = component({ ...name, color: vars.text, fontWeight: vars.wghtStrong }, 'here')
export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'words')
export const note = component({ color: vars.text3, fontSize: vars.fs2, fontVariantNumeric: 'lining-nums' }, 'note')
export const caret = component({ flex: 'none', color: vars.text3 }, 'caret')
export const dots = component(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: vars.rS,
    color: vars.text2,
    selectors: { '&:hover': { background: vars.surface2, color: vars.text }, '&::after': hitArea(28) },
  },
  'dots',
)
