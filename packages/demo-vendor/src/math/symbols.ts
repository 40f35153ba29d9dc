/** The ten signs of the game. A skin gives each a drawing and a name; the math knows only these. */
export const signs = ['wild', 'scatter', 'high1', 'high2', 'high3', 'high4', 'low1', 'low2', 'low3', 'low4'] as const
export type Sign = (typeof signs)[number]

/** A sign as a small number, its place in `signs`. */
export type SignNo = number

export const WILD: SignNo = 0
export const SCATTER: SignNo = 1

export const REELS = 5
export const ROWS = 3
