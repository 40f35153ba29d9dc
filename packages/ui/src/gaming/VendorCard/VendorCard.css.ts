import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media, oneLine } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

/** Words stand on the picture: they take its colours, in either scheme. */
const pictured = '[data-pictured]'

export const root = component({ display: 'grid', minInlineSize: 0 }, 'root')
export const open = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'space-between',
    alignItems: 'end',
    gap: px(half.md, space.sm),
    minBlockSize: 116,
    padding: half.md,
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rM,
    background: vars.surface,
    color: vars.text2,
    textAlign: 'start',
    transition: `translate .28s ${ease}`,
    selectors: {
      '&[aria-current]': { borderColor: vars.accentLine, background: vars.accentSoft },
      '&[aria-disabled]': { cursor: 'default' },
      '&:not([aria-disabled]):active': { translate: '0 1px' },
      [`&${pictured}`]: {
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        minBlockSize: 156,
        background: vars.surface3,
        color: vars.textOnArt,
        boxShadow: vars.raised,
      },
      [`&${pictured}::before`]: {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `linear-gradient(90deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 38%, transparent 72%)`,
      },
      [`[dir="rtl"] &${pictured}::before`]: { scale: '-1 1' },
    },
    '@media': {
      // Edge and shadow fade where they are pointed at, not on every card when the scheme changes.
      [media.hover]: {
        selectors: {
          '&:not([aria-disabled]):hover': {
            borderColor: vars.accentLine,
            boxShadow: vars.shadow1,
            transition: `border-color .16s, translate .28s ${ease}, box-shadow .28s`,
          },
        },
      },
      [media.phone]: {
        minBlockSize: 96,
        padding: half.sm,
        gap: px(space.sm, space.xs),
        selectors: { [`&${pictured}`]: { minBlockSize: 128 } },
      },
      [media.reducedMotion]: { selectors: { '&&&': { transition: 'none' }, '&&:active': { translate: 'none' } } },
    },
  },
  'open',
)
export const picture = component(
  {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 50%',
    selectors: { '[dir="rtl"] &': { objectPosition: '0 50%' } },
  },
  'picture',
)
const whole = { gridColumn: '1 / -1' } as const
export const logo = component(
  {
    ...whole,
    inlineSize: 'auto',
    maxInlineSize: '100%',
    blockSize: 36,
    objectFit: 'contain',
    objectPosition: '0 50%',
    selectors: { '[dir="rtl"] &': { objectPosition: '100% 50%' } },
  },
  'logo',
)
/** The code of the maker, where there is no picture of its mark. */
export const mark = component(
  {
    ...whole,
    color: vars.text,
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontSize: type.headline,
    fontWeight: vars.displayWght,
    lineHeight: rem(30),
    // A code has its own direction, and keeps to the side of the card.
    textAlign: ['-webkit-match-parent', 'match-parent'],
    // As high as a logo; a name too long for one line takes another.
    display: 'grid',
    alignContent: 'center',
    minBlockSize: 36,
    overflowWrap: 'anywhere',
    selectors: {
      [`${open}[aria-current] &`]: { color: vars.accentText },
      // The motif keeps its end of the picture.
      [`${open}${pictured} &`]: { maxInlineSize: '56%', color: 'inherit' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`${open}:not([aria-disabled], [data-pictured]):hover &`]: { color: vars.accentText } },
      },
      [media.phone]: { fontSize: type.heading },
    },
  },
  'mark',
)
export const dimmed = component({ opacity: 0.45 }, 'dimmed')
const cut = { ...oneLine, lineHeight: vars.lhSnug } as const
export const name = component({ ...cut, minInlineSize: 0, fontSize: vars.fs3, fontWeight: vars.wghtLabel }, 'name')
export const count = component(
  {
    color: vars.text3,
    fontSize: vars.fs2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    // On a picture it stands under the name, where the ground is calm.
    selectors: { [`${open}${pictured} &`]: { ...whole, color: 'inherit' } },
  },
  'count',
)
export const note = component(
  {
    ...whole,
    color: vars.warning,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
    marginBlockStart: -space.sm,
    selectors: { [`${open}${pictured} &`]: { color: 'inherit' } },
  },
  'note',
)
