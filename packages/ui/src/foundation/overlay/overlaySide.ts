/** The side of a floating layer, in the reading direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end'

/** A side of the reading direction as one of the screen. */
export function screenSide(side: Side, dir: 'ltr' | 'rtl') {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === (dir === 'ltr') ? 'left' : 'right'
}
