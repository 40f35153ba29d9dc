/** Time and chance as the client reads them; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs once after `ms`; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** 0 to 1. */
  readonly random: () => number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
