import { createVar, keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, figures, media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

const paint = createVar('paint')
const ltr = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } })
const rtl = keyframes({ from: { backgroundPosition: '0 0' }, to: { backgroundPosition: '100% 0' } })
const filled = { borderRadius: vars.rPill, background: paint, transition: `inline-size .3s ${ease}` }
const seen = { background: 'Highlight', forcedColorAdjust: 'none' } as const

export const root = component(
  {
    vars: { [paint]: vars.accent },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    rowGap: space.xs,
    inlineSize: '100%',
    selectors: {
      '&[data-tone="success"]': { vars: { [paint]: vars.success } },
      '&[data-tone="warning"]': { vars: { [paint]: vars.warning } },
      '&[data-tone="danger"]': { vars: { [paint]: vars.danger } },
    },
  },
  'root',
)

export const label = component(
  { gridColumn: '1 / -1', minInlineSize: 0, lineHeight: vars.lhSnug, overflowWrap: 'anywhere' },
  'label',
)

/** The browser's own bar, so that its width needs no style attribute and its value no ARIA. */
export const bar = component(
  {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 6,
    border: 0,
    borderRadius: vars.rPill,
    background: vars.surface3,
    overflow: 'hidden',
    selectors: {
      '&[data-size="lg"]': { blockSize: 10 },
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      // Unknown progress: light moves along the track in the reading direction.
      '&:indeterminate': {
        backgroundImage: `linear-gradient(90deg, transparent 35%, ${paint} 50%, transparent 65%)`,
        backgroundSize: '300% 100%',
        animation: `${ltr} 1.4s linear infinite`,
      },
      '[dir="rtl"] &:indeterminate': { animationName: rtl },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: {
          '&&:indeterminate': { animation: 'none', backgroundSize: '100% 100%' },
          '&::-webkit-progress-value': { transition: 'none' },
          '&::-moz-progress-bar': { transition: 'none' },
        },
      },
      [media.forced]: {
        border: '1px solid CanvasText',
        selectors: { '&::-webkit-progress-value': seen, '&::-moz-progress-bar': seen },
      },
    },
  },
  'bar',
)

// Figures run from left to right in every language, words with them as their own language does.
export const note = component(
  {
    ...figures,
    direction: 'inherit',
    unicodeBidi: 'plaintext',
    marginInlineStart: half.sm,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhSnug,
  },
  'note',
)
