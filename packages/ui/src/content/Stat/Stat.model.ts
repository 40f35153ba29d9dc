import type { ReactNode } from 'react'

/** What a figure did since it was last looked at. */
export interface StatChange {
  /** By how much, with its sign: `+ 10.6%`. */
  by: ReactNode
  direction: 'up' | 'down' | 'same'
  /**
   * Which direction is good news; `none` for neither.
   * @default 'up'
   */
  better?: 'up' | 'down' | 'none' | undefined
}

/** Colour of a change: it goes with the sign and the arrow, never alone. */
export function toneOf({ direction, better = 'up' }: StatChange): 'success' | 'danger' | 'neutral' {
  if (direction === 'same' || better === 'none') return 'neutral'
  return direction === better ? 'success' : 'danger'
}
