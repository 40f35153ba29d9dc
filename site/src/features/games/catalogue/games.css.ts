import { beyond, half, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const phone = upTo.phone
/** Where the jackpot and the winners stand beside one another. */
export const wide = beyond.tablet
export const still = '(prefers-reduced-motion: reduce)'

/** A failed part and its retry, on one line: home has no bytes for a Callout. */
export const trouble = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: half.xs,
  paddingBlock: half.xs,
  paddingInline: half.md,
  borderRadius: vars.rM,
  background: vars.dangerSoft,
  color: vars.danger,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})
