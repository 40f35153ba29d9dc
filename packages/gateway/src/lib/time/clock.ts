/** Time as the gateway reads it; tests pass their own. */
export interface Clock {
  now(): Date
}

/** Milliseconds. */
export const minute = 60_000
export const day = 86_400_000

export const systemClock: Clock = { now: () => new Date() }

/** So far the clocks of gateways may be apart; what lies further ahead was left before a clock was put back. */
export const clocksApartMs = 5 * minute

/** The latest time that another gateway may have written by now. */
export const latestAt = (now: Date): Date => new Date(now.getTime() + clocksApartMs)
