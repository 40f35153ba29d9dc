import type { Clock } from '../lib/time/clock.ts'

/** A clock that stands still until the test advances it. */
export interface TestClock extends Clock {
  forward(ms: number): void
}

/**
 * The same time of day in every test file, so that none passes midnight or the end of a minute by chance, and a slow
 * machine refills no rate limit.
 */
export function testClock(): TestClock {
  let now = Date.parse('2026-11-20T10:00:05Z')
  return { now: () => new Date(now), forward: (ms) => void (now += ms) }
}
