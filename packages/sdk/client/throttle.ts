import type { Clock } from './clock.ts'

export type Throttle = (key: string, ms: number) => number

/**
 * Allows one call per key and `ms`. Returns 0 when it may be sent, else the milliseconds to wait: the caller then
 * refuses it with an error.
 */
export function createThrottle(clock: Clock): Throttle {
  const passed = new Map<string, number>()
  return (key, ms) => {
    const wait = (passed.get(key) ?? 0) + ms - clock.now()
    // Longer than the throttle interval itself: the clock was set back.
    if (wait > 0 && wait <= ms) return wait
    passed.set(key, clock.now())
    return 0
  }
}
