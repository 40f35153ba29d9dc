/** Time and chance as the client reads them; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs once after `ms`; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** 0 to 1. */
  readonly random: () => number
}

/** A timer of a browser counts 31 bits of milliseconds; a longer one ends at once. */
const longestTimerMs = 2 ** 31 - 1

/**
 * A wait, ms, that comes from outside or is computed, between two limits. What is no number counts as the longest, so
 * that nothing is repeated at once.
 */
export const boundedWait = (ms: number, least: number, most = longestTimerMs): number =>
  ms < least ? least : ms <= most ? ms : most

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, boundedWait(ms, 0))
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
