import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'

const appear = keyframes({ from: { opacity: 0 } })
// The sheen crosses in the reading direction.
const ltr = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
const rtl = keyframes({ from: { backgroundPosition: '-50% 0' }, to: { backgroundPosition: '150% 0' } })
const quiet = `color-mix(in oklab, ${vars.text}, transparent 93%)`
const bright = `color-mix(in oklab, ${vars.text}, transparent 87%)`

export const root = component(
  {
    display: 'block',
    inlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.rS,
    background: `linear-gradient(100deg, ${quiet} 40%, ${bright} 50%, ${quiet} 60%) border-box`,
    backgroundSize: '200% 100%',
    animation: `${appear} 1ms .15s backwards, ${ltr} 1.4s linear infinite`,
    selectors: {
      '[dir="rtl"] &': { animationName: `${appear}, ${rtl}` },
      '&[data-shape="line"]': { blockSize: '.85em', marginBlock: '.3em', maxInlineSize: '100%' },
      '&[data-shape="line"][data-short]': { inlineSize: '55%' },
      '&[data-shape="block"]': { minBlockSize: 96, borderRadius: vars.rM },
      '&[data-shape="tile"]': { aspectRatio: '3 / 4', borderRadius: vars.rTile },
      '&[data-shape="square"]': { aspectRatio: '1', borderRadius: vars.rTile },
      '&[data-shape="circle"]': { inlineSize: 40, aspectRatio: '1', borderRadius: '50%' },
    },
    '@media': {
      [media.still]: { animation: 'none', background: bright },
      [media.forced]: { borderColor: 'GrayText' },
    },
  },
  'root',
)
