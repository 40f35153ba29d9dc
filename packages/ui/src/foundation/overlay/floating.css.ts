import { keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media } from '../../theme/mixins.ts'
import { fadeOut } from './overlay.css.ts'
import { rem } from '../../theme/rem.ts'
import { half, px } from '../../theme/tokens.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** The card a list of choices floats on: menu, select. */
export const card = component(
  {
    minInlineSize: 200,
    maxInlineSize: `min(${rem(360)}, calc(100vw - 20px))`,
    padding: half['2xs'],
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rM,
    background: vars.surface2,
    color: vars.text,
    boxShadow: vars.shadow2,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    animation: `${appear} .14s ${ease}`,
    selectors: { '&[data-state="closed"]': { animation: fadeOut } },
    '@media': { [media.reducedMotion]: { selectors: { '&&': { animation: 'none' } } } },
  },
  'card',
)

/** One choice. Radix puts focus on it, by mouse as by keyboard, so highlight and focus are one look. */
export const choice = component(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    minBlockSize: vars.hTool,
    padding: px(half['2xs'], half.xs),
    borderRadius: vars.rS,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: vars.surface3,
        color: vars.text,
        boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
      },
      '&[data-state="checked"], &[aria-current]': { color: vars.text },
      '&[data-tone="danger"]': { color: vars.danger },
      '&[data-disabled]': { color: vars.text3, opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.forced]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  },
  'choice',
)
export const tick = component({ marginInlineStart: 'auto', color: vars.accentText }, 'tick')
export const note = component(
  { marginInlineStart: 'auto', color: vars.text3, fontSize: vars.fs2, fontWeight: vars.weight },
  'note',
)
