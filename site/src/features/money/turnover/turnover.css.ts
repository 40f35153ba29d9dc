import { half, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const reason = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: half.sm,
  fontSize: vars.fs3,
  fontWeight: vars.weight,
})
/** Colour of the part of the balance that waits for it: see the bar above. */
export const dot = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: vars.text3,
  selectors: { '[data-requirement="BONUS"] > &': { background: vars.info } },
})
