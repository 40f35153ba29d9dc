import { keyframes } from '@vanilla-extract/css'
import { overlaysId } from '../../foundation/overlay/overlayRoot.ts'
import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'

const appear = keyframes({ from: { opacity: 0 } })
// The sheen crosses in the reading direction. It is moved, not painted: that leaves the main thread to the page that is
// loading.
const ltr = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })
const rtl = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-100%)' } })
const quiet = `color-mix(in oklab, ${vars.text}, transparent 93%)`
const bright = `color-mix(in oklab, ${vars.text}, transparent 87%)`

export const root = component(
  {
    display: 'block',
    position: 'relative',
    overflow: 'clip',
    inlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.rS,
    background: quiet,
    animation: `${appear} 1ms .15s backwards`,
    // Each sheen is a layer of its own: none is kept for what is off the screen.
    contentVisibility: 'auto',
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 30%, ${quiet} 50%, transparent 70%)`,
      animation: `${ltr} 1.4s linear infinite`,
    },
    selectors: {
      '[dir="rtl"] &::after': { animationName: rtl },
      // The content is not being loaded yet.
      '[aria-busy="false"] &': { animation: 'none' },
      '[aria-busy="false"] &::after': { content: 'none' },
      // Nor is what lies under a layer seen.
      [`html[data-dimmed] body > :not(#${overlaysId}) &::after`]: { content: 'none' },
      '&[data-variant="line"]': { blockSize: '.85em', marginBlock: '.3em', maxInlineSize: '100%' },
      '&[data-variant="line"][data-short]': { inlineSize: '55%' },
      '&[data-variant="block"]': { minBlockSize: 96, borderRadius: vars.rM },
      '&[data-size="sm"]': { minBlockSize: 48 },
      '&[data-size="lg"]': { minBlockSize: 220, borderRadius: vars.rL },
      '&[data-size="xl"]': { minBlockSize: 320, borderRadius: vars.rL },
      '&[data-size="2xl"]': { minBlockSize: 420, borderRadius: vars.rL },
      '&[data-variant="tile"]': { aspectRatio: '3 / 4', borderRadius: vars.rTile },
      '&[data-variant="square"]': { aspectRatio: '1', borderRadius: vars.rTile },
      '&[data-variant="circle"]': { inlineSize: 40, aspectRatio: '1', borderRadius: '50%' },
    },
    '@media': {
      [media.reducedMotion]: { animation: 'none', background: bright, '::after': { content: 'none' } },
      [media.forced]: { borderColor: 'GrayText' },
    },
  },
  'root',
)
