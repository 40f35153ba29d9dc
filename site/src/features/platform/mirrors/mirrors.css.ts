import { space, upTo, vars } from '@brand/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

export const here = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  alignItems: 'start',
  // What is below does not move when the list has been read.
  minBlockSize: 132,
  '@media': { [upTo.phone]: { minBlockSize: 236 } },
})
export const sign = styleVariants({
  success: { color: vars.success },
  danger: { color: vars.danger },
  neutral: { color: vars.text3 },
})
export const host = style({ overflowWrap: 'anywhere' })
/** The pairs are compared by eye: one width, one direction. */
export const key = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal' })
export const verdict = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
export const address = style({ direction: 'ltr', overflowWrap: 'anywhere' })
export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.md,
})
export const track = style({
  inlineSize: 88,
  blockSize: 4,
  borderRadius: vars.rPill,
  background: vars.surface3,
  overflow: 'clip',
  '@media': { [upTo.tablet]: { display: 'none' } },
})
const bars = { display: 'block', blockSize: '100%', borderRadius: vars.rPill } as const
export const bar = styleVariants({
  success: { ...bars, background: vars.success },
  warning: { ...bars, background: vars.warning },
  neutral: { ...bars, background: vars.text3 },
})
export const tip = style({ maxInlineSize: '68ch' })
