import { createVar, keyframes } from '@vanilla-extract/css'
import { fadeIn, fadeOut } from '../../foundation/overlay/overlay.css.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, ease, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

const inline = createVar('inline')
const from = createVar('from')
// Where it comes from and goes to: beyond its own edge.
const arrive = keyframes({ from: { translate: from } })
const leave = keyframes({ to: { translate: from } })

export const scrim = component(
  {
    position: 'fixed',
    inset: 0,
    background: vars.overlay,
    animation: fadeIn,
    selectors: { '&[data-state="closed"]': { animation: fadeOut } },
    '@media': { [media.reducedMotion]: { selectors: { '&&': { animation: 'none' } } } },
  },
  'scrim',
)

export const root = component(
  {
    vars: { [inline]: '400px', [from]: '100%' },
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    // At most as high as the box: else the panel would be as high as what it holds, and not scroll on a phone.
    gridTemplateRows: 'minmax(0, 1fr)',
    inlineSize: `min(100%, ${inline})`,
    border: `0 solid ${vars.line}`,
    borderInlineStartWidth: 1,
    background: vars.surface,
    boxShadow: vars.shadow2,
    outline: 'none',
    overflow: 'clip',
    // The delay of every modal layer: the press that opens it has settled before it moves.
    animation: `${arrive} .24s ${ease} .1s backwards`,
    selectors: {
      '&[data-size="sm"]': { vars: { [inline]: '320px' } },
      '&[data-size="lg"]': { vars: { [inline]: '560px' } },
      '&[data-side="start"]': { insetInline: '0 auto', borderInlineWidth: '0 1px' },
      '&[data-side="start"]:dir(ltr), &[data-side="end"]:dir(rtl)': { vars: { [from]: '-100%' } },
      '&[data-state="closed"]': { animation: `${leave} .14s forwards` },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&&': {
            vars: { [from]: '0 100%' },
            insetBlock: 'auto 0',
            insetInline: 0,
            inlineSize: '100%',
            maxBlockSize: 'calc(100dvh - 50px)',
            borderWidth: '1px 0 0',
            borderRadius: `calc(${vars.rL} + 4px) calc(${vars.rL} + 4px) 0 0`,
          },
        },
      },
      [media.reducedMotion]: { selectors: { '&&': { animation: 'none' } } },
    },
  },
  'root',
)

/** Scrolls as a whole, the button that closes included: so a keyboard can scroll it, too. */
export const panel = component(
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  'panel',
)

export const head = component(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: px(half.md, half.sm),
    paddingInline: px(space.xl, 68),
    background: vars.surface,
    '@media': { [media.phone]: { paddingInline: px(space.lg, space['4xl']) } },
  },
  'head',
)

export const title = component(
  {
    ...display,
    fontSize: type.heading,
    overflowWrap: 'anywhere',
    selectors: { '&[data-hidden]': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  'title',
)

export const description = component(
  { marginBlockStart: space['2xs'], color: vars.text2, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'description',
)

export const body = component(
  { padding: px(half['2xs'], space.xl, space.xl), '@media': { [media.phone]: { paddingInline: space.lg } } },
  'body',
)

/** Stays in sight while the rest scrolls. */
export const actions = component(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.xs,
    marginBlockStart: 'auto',
    background: vars.surface,
    padding: `${half.sm}px ${space.xl}px calc(${half.sm}px + env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.line}`,
    '@media': { [media.phone]: { paddingInline: space.lg } },
  },
  'actions',
)

/** Above what sticks. */
export const close = component({ zIndex: 2 }, 'close')
