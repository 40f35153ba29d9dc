import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space, type } from '../../theme/tokens.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: half['2xs'], touchAction: 'manipulation' },
  'root',
)

export const key = component(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: 54,
    padding: space['2xs'],
    borderRadius: vars.rM,
    background: vars.surface3,
    color: vars.text,
    fontSize: type.heading,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1,
    userSelect: 'none',
    // It says by itself that it is pressed.
    WebkitTapHighlightColor: 'transparent',
    transition: 'background .16s',
    selectors: {
      '&:active': { background: vars.accentSoft },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: { border: '1px solid ButtonText' },
    },
  },
  'key',
)
