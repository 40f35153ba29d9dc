import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { type } from '../../theme/tokens.ts'

export const root = component(
  {
    margin: 0,
    minInlineSize: 0,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-size="sm"]': { fontSize: vars.fs4 },
      '&[data-size="md"]': { fontSize: vars.fs5 },
      '&[data-size="lg"], &[data-size="xl"]': display,
      '&[data-size="lg"]': { fontSize: type.headline },
      '&[data-size="xl"]': { fontSize: type.display },
    },
    '@media': {
      [media.phone]: {
        selectors: {
          '&[data-size="lg"]': { fontSize: type.heading },
          '&[data-size="xl"]': { fontSize: type.headlineLarge },
        },
      },
    },
  },
  'root',
)
