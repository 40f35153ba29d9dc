import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { type } from '../../theme/tokens.ts'

export const root = component(
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&[data-size="headline"]': {
        fontFamily: vars.fontDisplay,
        fontStretch: vars.displayWdth,
        fontSize: type.headlineLarge,
        fontVariantNumeric: 'lining-nums',
        fontWeight: vars.displayWght,
        lineHeight: vars.lhDisplay,
      },
      '&[data-quiet]': { color: vars.text2 },
      '&[data-tone="success"]': { color: vars.success },
      '&[data-tone="danger"]': { color: vars.danger },
    },
  },
  'root',
)
/** Breaks only where it has no room for one line; a column of a table makes room for it. */
export const shown = component({ overflowWrap: 'break-word' }, 'shown')
/** Read out, and no part of what is selected and copied. */
export const spoken = component({ userSelect: 'none' }, 'spoken')
