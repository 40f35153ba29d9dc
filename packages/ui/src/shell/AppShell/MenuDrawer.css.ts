import { keyframes } from '@vanilla-extract/css'
import { fadeIn, fadeOut } from '../../foundation/overlay/overlay.css.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

const fromLeft = keyframes({ from: { translate: '-100%' } })
const fromRight = keyframes({ from: { translate: '100%' } })

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
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(320px, 86vw)',
    padding: `68px ${space.sm}px calc(${space.xl}px + env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineEnd: `1px solid ${vars.line}`,
    background: vars.surface,
    boxShadow: vars.shadow2,
    outline: 'none',
    animation: `${fromLeft} .24s ${ease}`,
    selectors: {
      '[dir="rtl"] &': { animationName: fromRight },
      '&[data-state="closed"]': { animation: fadeOut },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&&': { animation: 'none' } } } },
  },
  'root',
)
export const close = component(
  { selectors: { '&&': { position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm } } },
  'close',
)
