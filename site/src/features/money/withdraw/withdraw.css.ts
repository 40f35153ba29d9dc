import { half, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** `•••• 5678` is read as one. */
export const number = style({ whiteSpace: 'nowrap' })

/** The balance as one bar, in the colours of the reasons below it. */
export const split = style({ display: 'flex', gap: half.none, blockSize: 8 })
export const part = style({
  flexBasis: 0,
  minInlineSize: 8,
  borderRadius: 4,
  background: vars.text3,
  selectors: {
    '&[data-of="withdrawable"]': { background: vars.accent },
    '&[data-of="bonus"]': { background: vars.info },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
/** Where to and the password, side by side. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [upTo.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The press for all of it, its words at the edge of the field. */
export const all = style({ color: vars.accentText, marginInlineEnd: -space.sm })
