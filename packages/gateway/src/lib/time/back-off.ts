/** How long to wait after so many attempts: twice as long each time. */
export const backOff = (attempts: number, firstMs: number, longestMs: number): number =>
  Math.min(longestMs, firstMs * 2 ** attempts)
