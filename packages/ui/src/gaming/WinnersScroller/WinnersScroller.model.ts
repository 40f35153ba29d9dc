/** Rows of a board. */
export const winnerLimit = 20

/** px a second: a row passes in about 1.3 s and stays in sight for about 4. */
export const speed = 40

/** Position of a list `ms` later: at the end of the first copy it begins again. */
export function rollOn(at: number, ms: number, height: number): number {
  if (height <= 0) return 0
  return (at + (ms * speed) / 1000) % height
}
