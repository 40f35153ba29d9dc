import { setTimeout as delay } from 'node:timers/promises'
import { outsideCalls } from '../../db/deadline.ts'

/**
 * Any number of calls for a key during a run cause one more run; `minIntervalMs` is the minimum pause after each run.
 */
export function coalesced(run: (key: string) => Promise<void>, minIntervalMs = 0): (key: string) => Promise<void> {
  const running = new Map<string, { again: boolean }>()
  return async (key) => {
    const before = running.get(key)
    if (before) return void (before.again = true)
    const mine = { again: true }
    running.set(key, mine)
    try {
      while (mine.again) {
        mine.again = false
        await outsideCalls(() => run(key))
        if (minIntervalMs > 0) await delay(minIntervalMs, undefined, { ref: false })
      }
    } finally {
      running.delete(key)
    }
  }
}
