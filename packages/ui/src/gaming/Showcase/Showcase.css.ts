import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display, ease, media } from '../../theme/mixins.ts'
import { textSize } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

const gap = 15
const spineSize = { wide: 112, narrow: 72 }
// By its own width, not the window's: it may be beside a menu.
const narrow = '(max-width: 900px)'
const phone = '(max-width: 640px)'
/** Part of a phone's row that the next slide shows of itself. */
const peek = '14%'

export const root = component({ containerType: 'inline-size', position: 'relative' }, 'root')

/** On a phone the controls are under the row: the whole width of a slide is its words' and its button's. */
export const frame = component({ display: 'flex', flexDirection: 'column' }, 'frame')

export const row = component(
  {
    position: 'relative',
    display: 'flex',
    gap,
    minBlockSize: 300,
    '@container': {
      [phone]: {
        gap: space.sm,
        minBlockSize: 230,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        borderRadius: vars.rL,
      },
    },
  },
  'row',
)

export const slide = component(
  {
    position: 'relative',
    display: 'grid',
    flex: `0 0 ${spineSize.wide}px`,
    minInlineSize: 0,
    isolation: 'isolate',
    overflow: 'hidden',
    borderRadius: vars.rL,
    background: vars.surface3,
    color: vars.textOnArt,
    transition: `flex-grow 1s ${ease}, flex-basis 1s ${ease}`,
    selectors: {
      '&[data-state="open"]': { flex: '1 1 0' },
      '&:only-child': { flexBasis: '100%' },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(90deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 38%, transparent 66%)`,
      },
      '&[data-state="spine"]::after': {
        background: `linear-gradient(0deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 60%, transparent)`,
      },
      '[dir="rtl"] &::after': { scale: '-1 1' },
    },
    '@container': {
      [narrow]: { flexBasis: spineSize.narrow },
      [phone]: {
        selectors: {
          '&, &[data-state]': { flex: `0 0 calc(100% - ${peek})`, scrollSnapAlign: 'start' },
          '&:only-child': { flexBasis: '100%' },
          '&::after, &[data-state="spine"]::after': {
            background: `linear-gradient(90deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 62%, transparent)`,
          },
        },
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'slide',
)
globalStyle(`${slide} > img`, {
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      maxInlineSize: 'none',
      objectFit: 'cover',
      // The motif, at three quarters, is what a spine shows.
      objectPosition: '79% 50%',
      '@container': { [phone]: { inlineSize: '124%' } },
    },
  },
})
globalStyle(`[dir="rtl"] ${slide} > img`, { '@layer': { [layers.components]: { objectPosition: '21% 50%' } } })

export const words = component(
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    // As wide as when open, so that lines do not reflow during the transition.
    inlineSize: 'min(540px, 52cqi)',
    paddingBlock: half['2xl'],
    paddingInline: half['2xl'],
    transition: 'opacity .4s .3s',
    selectors: { '[data-state="spine"] &': { opacity: 0, transition: 'opacity .15s' } },
    '@container': {
      // The button stays above the controls, which reach as far as it does here.
      [narrow]: { inlineSize: '62cqi', paddingInline: space['2xl'], paddingBlockEnd: space['4xl'] },
      [phone]: {
        inlineSize: 'auto',
        maxInlineSize: '82%',
        paddingBlock: space.lg,
        paddingInline: space.xl,
        selectors: { '[data-state] &': { opacity: 1 } },
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'words',
)
export const kicker = component(
  { fontSize: vars.fs3, lineHeight: vars.lhSnug, opacity: 0.9, '@container': { [phone]: { fontSize: vars.fs2 } } },
  'kicker',
)
const inScript = (px: number) => `calc(${textSize(px)} * ${vars.displayScale})`
export const title = component(
  {
    ...display,
    marginBlockStart: space.xs,
    fontSize: inScript(44),
    lineHeight: `calc(${vars.lhDisplay} - .08)`,
    '@container': {
      [narrow]: { fontSize: inScript(36) },
      [phone]: { fontSize: inScript(25), lineHeight: vars.lhDisplay, marginBlockStart: half['2xs'] },
    },
  },
  'title',
)
export const text = component(
  { marginBlockStart: half.xs, maxInlineSize: '38ch', opacity: 0.88, '@container': { [phone]: { display: 'none' } } },
  'text',
)
export const action = component({ marginBlockStart: 'auto', paddingBlockStart: space.lg }, 'action')
// Light on the picture in either scheme, like the words above it.
globalStyle(`${root} ${action} > *`, {
  '@layer': { [layers.components]: { background: vars.textOnArt, color: '#14171c', borderColor: 'transparent' } },
})
globalStyle(`${root} ${action} > :hover`, { '@layer': { [layers.components]: { background: '#fff' } } })

export const spine = component(
  {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingBlock: space.xl,
    ':focus-visible': { outlineOffset: -4, borderRadius: vars.rL },
  },
  'spine',
)
export const spineWord = component(
  {
    // Its line runs down the page, so this is a height.
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    writingMode: 'vertical-rl',
    rotate: '180deg',
    fontSize: vars.fs5,
    lineHeight: vars.lhSnug,
    // Signs that are written downwards stand upright by themselves.
    selectors: { '[dir="rtl"] &, &:lang(zh), &:lang(ja), &:lang(ko)': { rotate: 'none' } },
    // There the whole slide is in sight, but for its end.
    '@container': { [phone]: { display: 'none' } },
  },
  'spineWord',
)

/** At the end of the open slide, over its picture. */
export const controls = component(
  {
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: space.sm,
    insetInlineEnd: space.sm,
    display: 'flex',
    alignItems: 'center',
    gap: half['2xs'],
    paddingInlineStart: space.sm,
    borderRadius: vars.rPill,
    background: vars.badgeBg,
    color: vars.textOnArt,
    transition: `inset-inline-end 1s ${ease}`,
    selectors: {
      '&[data-after="1"]': { insetInlineEnd: space.sm + gap + spineSize.wide },
      '&[data-after="2"]': { insetInlineEnd: space.sm + 2 * (gap + spineSize.wide) },
      // Nothing moves by itself: the dashes alone.
      '&:not(:has(button))': { padding: space.sm },
    },
    '@container': {
      [narrow]: {
        selectors: {
          '&[data-after="1"]': { insetInlineEnd: space.sm + gap + spineSize.narrow },
          '&[data-after="2"]': { insetInlineEnd: space.sm + 2 * (gap + spineSize.narrow) },
        },
      },
      [phone]: {
        position: 'static',
        order: 1,
        alignSelf: 'center',
        minBlockSize: 44,
        background: 'none',
        color: vars.text2,
        transition: 'none',
        // As high without its button, which a prerendered page has until the browser reports reduced motion.
        selectors: { '&:not(:has(button))': { paddingBlock: 0 } },
      },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'controls',
)
export const control = component({ color: 'inherit' }, 'control')
export const dash = component(
  {
    borderBlockStart: '3px solid',
    inlineSize: 10,
    opacity: 0.4,
    // Not its size: the row would be laid out in each frame.
    transition: 'opacity .3s',
    selectors: { '&[data-state="on"]': { inlineSize: 22, opacity: 1 } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'dash',
)
