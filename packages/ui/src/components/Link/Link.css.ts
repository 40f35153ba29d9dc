import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { hitArea, media } from '../../theme/mixins.ts'
import { space } from '../../theme/tokens.ts'

export const root = component(
  {
    borderRadius: 4,
    textUnderlineOffset: '.24em',
    textDecorationThickness: 1,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-variant="inline"]': {
        color: vars.text,
        textDecorationLine: 'underline',
        textDecorationColor: vars.accent,
      },
      '&[data-variant="action"], &[data-variant="quiet"]': {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: space.xs,
        fontWeight: vars.wghtLabel,
        lineHeight: vars.lhSnug,
      },
      '&[data-variant="action"]': { color: vars.accentText },
      '&[data-variant="quiet"]': { color: vars.text2, fontSize: vars.fs3 },
      '&:hover': { color: vars.text, textDecorationLine: 'underline', textDecorationThickness: 2 },
    },
    '@media': {
      // In a sentence a finger meets the line; in a cell the link stands alone.
      [media.touch]: {
        selectors: {
          '&:is([data-variant="action"], [data-variant="quiet"])::after': hitArea(22),
          'td &': { position: 'relative' },
          // No wider: what stands beside it keeps its own.
          'td &::after': { ...hitArea(22), insetInline: 0 },
        },
      },
      [media.forced]: { selectors: { '&[href]': { color: 'LinkText' } } },
    },
  },
  'root',
)

/** Kept with the last word: never alone on a line. */
export const mark = component({ whiteSpace: 'nowrap' }, 'mark')
export const sign = component(
  { display: 'inline-block', verticalAlign: '-.1em', marginInlineStart: '.25em', opacity: 0.8 },
  'sign',
)
