import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media } from '../../theme/mixins.ts'
import { half, space, type } from '../../theme/tokens.ts'

const area = '1 / 1'
const ground = `color-mix(in srgb, ${vars.badgeBg}, #000 70%)`
const shade = (less: number) => `color-mix(in srgb, ${ground}, transparent ${less}%)`

/** Fills whatever it is put into. */
export const root = component(
  {
    containerType: 'inline-size',
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    blockSize: '100%',
    minBlockSize: 'min(240px, 100%)',
    overflow: 'hidden',
    background: '#000',
  },
  'root',
)
export const frame = component(
  {
    gridArea: area,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    opacity: 0,
    transition: 'opacity .28s',
    selectors: { [`${root}[data-state="playing"] &`]: { opacity: 1 } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'frame',
)

export const opening = component(
  {
    gridArea: area,
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'hidden',
    background: ground,
    color: vars.textOnArt,
  },
  'opening',
)
const grow = keyframes({ from: { scale: '.72', opacity: 0, borderRadius: vars.rTile } })
/** Behind the name. Covers unless the picture sets otherwise. It grows as if the tile that was pressed became the stage. */
export const art = component(
  {
    overflow: 'clip',
    animation: `${grow} .42s ${ease}`,
    gridArea: area,
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minInlineSize: 0,
    minBlockSize: 0,
    blockSize: '100%',
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'art',
)
export const words = component(
  {
    gridArea: area,
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '100%',
    padding: space.xl,
    overflowY: 'auto',
    textAlign: 'center',
    // Dark behind the words, whatever the picture is.
    background:
      `radial-gradient(56% 76% at 50% 46%, ${shade(18)}, ${shade(32)} 55%, ${shade(62)} 100%), ` +
      `linear-gradient(0deg, ${shade(12)}, transparent 34%)`,
  },
  'words',
)
export const name = component(
  {
    minBlockSize: '1.2em',
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontWeight: vars.displayWght,
    letterSpacing: vars.tracking,
    lineHeight: `calc(${vars.lhDisplay} - .12)`,
    fontSize: `calc(clamp(${type.headlineLarge}, 9cqi, ${type.displayLarge}) * ${vars.displayScale})`,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  'name',
)
export const about = component({ minBlockSize: '1.6em', marginBlockStart: half.sm, opacity: 0.9 }, 'about')

/** Parts of its own width from one end of the track to beyond the other: moved, not laid out anew in every frame. */
const [before, beyond] = ['-100%', '222.3%']
const ltr = keyframes({ from: { transform: `translateX(${before})` }, to: { transform: `translateX(${beyond})` } })
const rtl = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: `translateX(-${beyond})` } })
export const track = component(
  {
    inlineSize: 'min(320px, 100%)',
    blockSize: 6,
    flex: 'none',
    marginBlockStart: half.xl,
    borderRadius: vars.rPill,
    background: `color-mix(in srgb, ${vars.textOnArt}, transparent 75%)`,
    overflow: 'hidden',
  },
  'track',
)
export const runner = component(
  {
    inlineSize: '45%',
    blockSize: '100%',
    borderRadius: vars.rPill,
    background: vars.textOnArt,
    animation: `${ltr} 1.6s cubic-bezier(.5, .1, .5, .9) infinite`,
    selectors: { '[dir="rtl"] &': { animationName: rtl } },
    '@media': {
      [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.6 },
      [media.forced]: { background: 'Highlight' },
    },
  },
  'runner',
)
export const step = component(
  { marginBlockStart: space.md, maxInlineSize: '44ch', fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'step',
)
export const cancel = component(
  {
    flex: 'none',
    marginBlockStart: space['2xl'],
    // Twice the class, to stand above the button's own look.
    selectors: {
      '&&': {
        background: `color-mix(in srgb, ${vars.textOnArt}, transparent 82%)`,
        borderColor: `color-mix(in srgb, ${vars.textOnArt}, transparent 60%)`,
        color: vars.textOnArt,
      },
      '&&:hover': { background: `color-mix(in srgb, ${vars.textOnArt}, transparent 75%)` },
    },
  },
  'cancel',
)
export const ending = component(
  {
    gridArea: area,
    display: 'grid',
    placeItems: 'center',
    padding: space.xl,
    overflowY: 'auto',
    background: vars.bg,
    outline: 'none',
  },
  'ending',
)
