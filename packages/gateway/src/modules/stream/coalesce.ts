import { setTimeout as delay } from 'node:timers/promises'
import { outsideCalls } from '../../db/deadline.ts'

/** Waits after runs that fail one after another: nobody else would tell what they were to tell. */
const retriesMs = [500, 2000, 8000]

/**
 * Any number of calls for a key during a run cause one more run; `minIntervalMs` is the minimum pause after each run. A
 * run that fails is repeated three times.
 */
export function coalesced(run: (key: string) => Promise<void>, minIntervalMs = 0): (key: string) => Promise<void> {
  const running = new Map<string, { again: boolean }>()
  return async (key) => {
    const before = running.get(key)
    if (before) return void (before.again = true)
    const mine = { again: true }
    running.set(key, mine)
    let failures = 0
    try {
      while (mine.again) {
        mine.again = false
        let pauseMs = minIntervalMs
        try {
          await outsideCalls(() => run(key))
          failures = 0
        } catch (error) {
          const retryMs = retriesMs[failures++]
          if (retryMs === undefined) throw error
          mine.again = true
          pauseMs = Math.max(pauseMs, retryMs)
        }
        if (pauseMs > 0) await delay(pauseMs, undefined, { ref: false })
      }
    } finally {
      running.delete(key)
    }
  }
}
