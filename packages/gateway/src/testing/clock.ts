import type { Clock } from '../lib/time/clock.ts'

/** A clock that stops until it is moved. */
export interface TestClock extends Clock {
  forward(ms: number): void
}

/**
 * The same hour for every test file: none reaches midnight or the end of a minute by chance, and a slow machine refills
 * no limit.
 */
export function testClock(): TestClock {
  let now = Date.parse('2026-11-20T10:00:05Z')
  return { now: () => new Date(now), forward: (ms) => void (now += ms) }
}
