import { createVar, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { fadeIn, fadeOut } from '../../foundation/overlay/overlay.css.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { display, ease, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

const from = createVar('from')
const inline = createVar('inline')
const picture = createVar('picture')
const rise = keyframes({ from: { opacity: 0, translate: `0 ${from}` } })
const motion = '(prefers-reduced-motion: no-preference)'
const leave = { '&[data-state="closed"]': { animation: fadeOut } }

const foot = 'env(safe-area-inset-bottom, 0px)'
/** Below what a panel holds. What sticks measures from above it. */
const below = createVar('below')
/** Of what sticks at the bottom: the surface, blending into what scrolls away under it. */
const ground = `linear-gradient(transparent, ${vars.surface} 20px)`

/** Dims the page and holds the dialog. */
export const scrim = component(
  {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space.xl,
    background: vars.overlay,
    backdropFilter: 'blur(6px)',
    '@media': {
      [media.phone]: { padding: px(half.xl, 0, 0), placeItems: 'end stretch' },
      [motion]: { animation: fadeIn, selectors: leave },
    },
  },
  'scrim',
)

export const root = component(
  {
    vars: { [from]: '8px', [inline]: '480px', [picture]: '0px' },
    position: 'relative',
    display: 'grid',
    inlineSize: `min(100%, ${inline} + ${picture})`,
    minBlockSize: 200,
    border: `1px solid ${vars.line}`,
    borderRadius: `calc(${vars.rL} + 4px)`,
    background: vars.surface,
    boxShadow: vars.shadow2,
    overflow: 'clip',
    outline: 'none',
    selectors: {
      '&[data-size="sm"]': { vars: { [inline]: '420px' } },
      '&[data-size="lg"]': { vars: { [inline]: '700px' } },
      '&[data-size="xl"]': { vars: { [inline]: '1120px' } },
      '&[data-art]': { vars: { [picture]: '340px' }, gridTemplateColumns: `${picture} minmax(0, 1fr)` },
    },
    '@media': {
      // The specified delay: the press that opens the dialog has settled before it moves.
      [motion]: { animation: `${rise} .18s ${ease} .1s backwards`, selectors: leave },
      [media.phone]: {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        vars: { [from]: '100%' },
        animationDuration: '.24s',
        display: 'block',
        inlineSize: '100%',
      },
    },
  },
  'root',
)

export const art = component(
  { position: 'relative', overflow: 'hidden', color: vars.textOnArt, '@media': { [media.phone]: { display: 'none' } } },
  'art',
)

export const panel = component(
  {
    vars: { [below]: '40px' },
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    maxBlockSize: 'calc(100dvh - 50px)',
    padding: `${half['2xl']}px ${half['2xl']}px ${below}`,
    overflowY: 'auto',
    // What is focused is never behind the action that sticks below it.
    scrollPaddingBlock: `${space.xl}px calc(${vars.hLg} + 52px + ${foot})`,
    '@media': {
      [media.phone]: { vars: { [below]: `calc(28px + ${foot})` }, padding: `${space.xl}px ${space.lg}px ${below}` },
    },
  },
  'panel',
)

export const title = component(
  {
    ...display,
    paddingInlineEnd: space['3xl'],
    fontSize: type.headlineLarge,
    selectors: { '&[data-hidden]': { position: 'absolute', clipPath: 'inset(50%)' } },
    '@media': { [media.phone]: { fontSize: type.headline } },
  },
  'title',
)

export const description = component({ marginBlockStart: half['2xs'], color: vars.text2 }, 'description')

export const body = component({ marginBlockStart: space.xl }, 'body')

export const actions = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.xs,
    // Stays in sight while the rest scrolls, then nearer to the edge than at the end of it.
    position: 'sticky',
    insetBlockEnd: `calc(${space.md}px + ${foot} - 2 * ${below})`,
    zIndex: 1,
    marginBlock: `auto calc(${below} * -1)`,
    paddingBlock: `${space.xl}px ${below}`,
    background: ground,
  },
  'actions',
)

/** The button that sends a form of rules sticks as well, in front of a ground that hides the fields under it. */
const inForm = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`${panel} [data-component="rule-form"]${part}`, { '@layer': { [layers.components]: rule } })
inForm(' > button[type="submit"]', {
  position: 'sticky',
  insetBlockEnd: `calc(${space.sm}px + ${foot} - ${below})`,
  zIndex: 1,
})
inForm('::after', {
  content: '""',
  position: 'sticky',
  insetBlockEnd: `calc(${below} * -1)`,
  // It adds no height: its own, and the gap of the form before it, are taken back.
  blockSize: `calc(${vars.hLg} + 32px + ${foot})`,
  marginBlockStart: `calc(${vars.hLg} * -1 - 52px - ${foot})`,
  background: ground,
})

/** The answer to a contract as well. */
globalStyle(`${panel} [data-component="contract-card"] > [data-part="actions"]`, {
  '@layer': {
    [layers.components]: {
      position: 'sticky',
      insetBlockEnd: `calc(${space.md}px + ${foot} - 2 * ${below})`,
      zIndex: 1,
      marginBlockEnd: `calc(${below} * -1)`,
      paddingBlock: `${space.xl}px ${below}`,
      background: ground,
    },
  },
})

const stroke = (angle: string) =>
  `linear-gradient(${angle}, #0000 calc(50% - .6px), currentColor 0 calc(50% + .6px), #0000 0)`

/**
 * Out of the scrolling panel by position, inside it in order: it stays in its corner, and comes last. Its cross costs
 * no icon.
 */
export const close = component(
  {
    position: 'absolute',
    insetBlockStart: space.sm,
    insetInlineEnd: space.sm,
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.rControl,
    // Solid, as what scrolls goes under it.
    background: `${stroke('45deg')} center / 14px 14px no-repeat, ${stroke('-45deg')} center / 14px 14px no-repeat ${vars.surface}`,
    selectors: { '&:hover': { backgroundColor: vars.actionQuiet } },
  },
  'close',
)
