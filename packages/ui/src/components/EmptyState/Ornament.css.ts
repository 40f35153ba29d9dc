import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { media } from '../../theme/mixins.ts'

export const ornament = component(
  {
    blockSize: 'auto',
    maxInlineSize: '100%',
    color: vars.text3,
    overflow: 'visible',
    '@media': { [media.forced]: { color: 'inherit' } },
    selectors: {
      // A variable of the brand selects which one shows: changing the brand renders nothing.
      '&[data-ornament="arch"]': { display: vars.ornamentArch, inlineSize: 84 },
      '&[data-ornament="lamps"]': { display: vars.ornamentLamps, inlineSize: 232 },
    },
  },
  'ornament',
)

export const glyph = component(
  {
    color: vars.accentText,
    fill: 'currentColor',
    selectors: { '[data-tone="danger"] &': { color: vars.danger } },
    '@media': { [media.forced]: { selectors: { '&&&': { color: 'inherit' } } } },
  },
  'glyph',
)
export const lit = component({ fill: vars.accentSheen }, 'lit')
export const glow = component({ fill: vars.accentSheen, opacity: 0.25 }, 'glow')
export const unlit = component({ fill: vars.surface3, stroke: vars.lineInput }, 'unlit')
export const stripe = component(
  { fill: vars.accentSheen, selectors: { '&[data-odd]': { fill: vars.text3 } } },
  'stripe',
)
export const wall = component({ fill: vars.surface3 }, 'wall')
