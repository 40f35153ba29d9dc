import { fallbackVar } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media, oneLine } from '../../theme/mixins.ts'
import { barHeight, barEnd } from '../geometry.css.ts'
import { elevation, space } from '../../theme/tokens.ts'

export const root = component(
  {
    position: 'fixed',
    zIndex: elevation.bar,
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${vars.line}`,
    background: `color-mix(in oklab, ${vars.surface}, transparent 4%)`,
    backdropFilter: 'blur(18px)',
    '@media': { '(min-width: 761px)': { display: 'none' } },
  },
  'root',
)
export const list = component(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    blockSize: barHeight,
    marginInlineEnd: fallbackVar(barEnd, '0px'),
  },
  'list',
)
export const entry = component(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2xs'],
    inlineSize: '100%',
    blockSize: '100%',
    color: vars.text2,
    // Five names share a phone: large text grows as far as they fit.
    fontSize: `min(${vars.fs1}, 4vw)`,
    fontWeight: vars.wghtLabel,
    lineHeight: 1.33,
    textAlign: 'center',
    selectors: {
      '&[aria-current]': { color: vars.accentText },
      '&[data-primary]': { color: vars.text },
      '&:focus-visible': { outlineOffset: -3 },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -4 } } },
    },
  },
  'entry',
)
export const label = component(
  { ...oneLine, maxInlineSize: `calc(100% + 2 * ${vars.glyphOverflow})`, lineHeight: vars.lhSnug },
  'label',
)
export const raised = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 32,
    borderRadius: vars.rControl,
    background: vars.action,
    color: vars.onAction,
    boxShadow: vars.raised,
  },
  'raised',
)
