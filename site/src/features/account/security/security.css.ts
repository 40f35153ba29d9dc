import { style } from '@vanilla-extract/css'
import { space } from '@brand/ui/vars'

/** Codes for paper, as many beside each other as fit. */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11ch, 1fr))',
  gap: space.xs,
  paddingInlineStart: space.xl,
  fontVariantNumeric: 'tabular-nums',
})
