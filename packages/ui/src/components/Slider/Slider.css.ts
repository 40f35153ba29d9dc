import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { figures, focusRing, media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

const THUMB = 22
/** px across. */
export const thumbSize = THUMB

export const root = component({ display: 'block', minInlineSize: 0 }, 'root')

export const head = component(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.xs,
    color: vars.text2,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'head',
)
export const value = component({ ...figures, color: vars.text, fontSize: vars.fs4 }, 'value')

export const rail = component({ position: 'relative', display: 'grid', alignItems: 'center' }, 'rail')

const filled = { borderRadius: vars.rPill, background: vars.accent }

/**
 * The browser's own bar, so that its length needs no style attribute. As long as the way of the middle of the thumb:
 * it ends where the thumb is.
 */
export const track = component(
  {
    appearance: 'none',
    gridArea: '1 / 1',
    inlineSize: `calc(100% - ${THUMB}px)`,
    blockSize: 6,
    marginInline: THUMB / 2,
    border: 0,
    borderRadius: vars.rPill,
    background: vars.surface3,
    overflow: 'hidden',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
      [`${rail}:has(> :disabled) > &`]: { filter: 'grayscale(1)', opacity: 0.6 },
    },
    '@media': { [media.forced]: { display: 'none' } },
  },
  'track',
)

export const marks = component(
  {
    gridArea: '1 / 1',
    inlineSize: `calc(100% - ${THUMB}px)`,
    blockSize: THUMB,
    marginInline: THUMB / 2,
    overflow: 'visible',
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  },
  'marks',
)
globalStyle(`${marks} line`, {
  '@layer': {
    [layers.components]: { stroke: vars.text2, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  },
})
globalStyle(`${marks} [data-tone="danger"] line`, { '@layer': { [layers.components]: { stroke: vars.danger } } })
globalStyle(`${marks} rect`, { '@layer': { [layers.components]: { fill: vars.danger, fillOpacity: 0.55 } } })

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `3px solid ${vars.accent}`,
  borderRadius: '50%',
  background: vars.text,
  cursor: 'grab',
} as const
const bare = { appearance: 'none', blockSize: THUMB, border: 0, background: 'transparent' } as const
const still = { borderColor: vars.lineInput, background: vars.text3, cursor: 'not-allowed' } as const

/** Lies over the track and is as high as a finger wants it. */
export const input = component(
  {
    appearance: 'none',
    position: 'relative',
    gridArea: '1 / 1',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: vars.hSm,
    margin: 0,
    background: 'transparent',
    borderRadius: vars.rControl,
    cursor: 'pointer',
    // A swipe along it moves the thumb, one across it the page.
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-runnable-track': bare,
      '&::-moz-range-track': bare,
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:active::-moz-range-thumb': { cursor: 'grabbing' },
      '&[aria-invalid]::-webkit-slider-thumb': { borderColor: vars.danger },
      '&[aria-invalid]::-moz-range-thumb': { borderColor: vars.danger },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled::-webkit-slider-thumb': still,
      '&:disabled::-moz-range-thumb': still,
    },
    '@media': {
      [media.touch]: { blockSize: 44 },
      // The system draws its own, with its own colours.
      [media.forced]: {
        appearance: 'auto',
        selectors: {
          '&::-webkit-slider-thumb': { appearance: 'auto' },
          '&::-webkit-slider-runnable-track': { appearance: 'auto' },
          '&:focus-visible': { outline: '2px solid Highlight' },
        },
      },
    },
  },
  'input',
)

export const ends = component(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.sm,
    color: vars.text3,
    fontSize: vars.fs1,
    lineHeight: vars.lhSnug,
  },
  'ends',
)

export const legend = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: px(half.none, half.sm),
    margin: 0,
    marginBlockStart: half['2xs'],
    padding: 0,
    listStyle: 'none',
    color: vars.text2,
    fontSize: vars.fs1,
    lineHeight: vars.lhSnug,
  },
  'legend',
)
export const mark = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: half['2xs'],
    '::before': { content: '""', inlineSize: 2, blockSize: 12, background: 'currentColor' },
    selectors: { '&[data-tone="danger"]': { color: vars.danger } },
  },
  'mark',
)
