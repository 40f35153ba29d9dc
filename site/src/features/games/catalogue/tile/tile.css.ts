import { space, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Each line of the grid is as high as the one that holds an outline. */
export const room = style({ gridAutoRows: '1fr' })

// The lines of a GameCard, to the pixel: nothing moves when the games arrive.
const line = { display: 'grid', alignItems: 'center', lineHeight: vars.lhSnug } as const
export const ghostName = style({
  ...line,
  marginBlockStart: space.sm,
  inlineSize: '78%',
  fontSize: vars.fs3,
  blockSize: `calc(1em * ${vars.lhSnug})`,
  '@media': { [upTo.phone]: { marginBlockStart: space.xs, fontSize: vars.fs2 } },
})
export const ghostVendor = style({
  ...line,
  inlineSize: '34%',
  fontSize: vars.fs2,
  blockSize: `calc(1em * ${vars.lhSnug})`,
  '@media': { [upTo.phone]: { fontSize: vars.fs1 } },
})
// A tile in three parts moves by its picture alone: each sheen costs a layer.
globalStyle(`:is(${ghostName}, ${ghostVendor}) > *::after`, { content: 'none' })
