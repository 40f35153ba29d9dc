import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { thumbSize } from './Slider.css.ts'

export const rail = component(
  {
    cursor: 'pointer',
    // A swipe along it moves a thumb, one across it the page.
    touchAction: 'pan-y',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
  'rail',
)
export const track = component(
  {
    gridArea: '1 / 1',
    blockSize: 6,
    marginInline: thumbSize / 2,
    borderRadius: vars.rPill,
    background: vars.surface3,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  'track',
)
export const band = component(
  {
    gridArea: '1 / 1',
    inlineSize: `calc(100% - ${thumbSize}px)`,
    blockSize: thumbSize,
    marginInline: thumbSize / 2,
    fill: vars.accent,
    pointerEvents: 'none',
    selectors: {
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      '[data-disabled] > &': { filter: 'grayscale(1)', opacity: 0.6 },
    },
    '@media': { [media.forced]: { fill: 'Highlight' } },
  },
  'band',
)
/** The second lies over the first, which shows through it. */
export const input = component(
  {
    selectors: { '&&': { pointerEvents: 'none' } },
    '@media': {
      [media.forced]: {
        selectors: {
          '&&': { appearance: 'none' },
          '&&::-webkit-slider-runnable-track': { appearance: 'none' },
          '&&::-webkit-slider-thumb': { appearance: 'none', background: 'ButtonText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  'input',
)
