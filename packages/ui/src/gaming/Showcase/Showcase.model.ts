/** Banners a showcase holds (at most three slides). */
export const SHOWN = 3

/**
 * Which slide a scrolled row is at: `step` px from one to the next, negative (as `scrolled` is) where rows run from
 * right to left.
 */
export const slideAt = (scrolled: number, step: number, count: number): number =>
  step === 0 ? 0 : Math.min(Math.max(Math.round(scrolled / step), 0), Math.max(count - 1, 0))
