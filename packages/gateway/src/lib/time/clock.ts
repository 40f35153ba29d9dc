/** Time as the gateway reads it; tests pass their own. */
export interface Clock {
  now(): Date
}

/** Milliseconds. */
export const minute = 60_000
export const day = 86_400_000

export const systemClock: Clock = { now: () => new Date() }
