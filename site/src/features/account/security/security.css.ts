import { style } from '@vanilla-extract/css'

/** Codes for paper, as many beside each other as fit. */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11ch, 1fr))',
  gap: 8,
  paddingInlineStart: 24,
  fontVariantNumeric: 'tabular-nums',
})
