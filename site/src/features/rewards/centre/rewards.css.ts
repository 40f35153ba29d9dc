import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Shape, words, and at the end the amount with what can be done; on a phone these are below the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
})
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.rM,
  background: vars.surface2,
  color: vars.accent,
})
export const end = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
