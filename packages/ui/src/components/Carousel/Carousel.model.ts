/** ms that a turn takes. */
export const turnMs = 1000
/** Part of a slide that must be in the frame for it to count as visible. */
const enough = 0.6

/**
 * Position of slide `n` of `count` when the ring of slides has turned by `at` slides: slides from the frame's start
 * edge.
 * A slide stays until it has left the frame whole, then joins the far end.
 */
export function placeOf(n: number, at: number, count: number): number {
  const place = n - at
  return place + Math.ceil((-0.999 - place) / count) * count
}

/**
 * The slides seen in a frame of `frame` px, in order of their numbers; `size` and `step` px are a slide without and
 * with its gap.
 */
export function slidesSeen(
  at: number,
  count: number,
  { frame, size, step }: { frame: number; size: number; step: number },
): number[] {
  return Array.from({ length: count }, (_, n) => n).filter((n) => {
    const start = placeOf(n, at, count) * step
    return Math.min(start + size, frame) - Math.max(start, 0) >= size * enough - 0.5
  })
}

/** How much of a turn is done after `done` (0 to 1) of its time: fast at first, slow at the end. */
export const eased = (done: number): number => 1 - (1 - done) ** 3
