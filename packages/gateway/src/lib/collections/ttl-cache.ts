import { LRUCache } from 'lru-cache'
import type { Clock } from '../time/clock.ts'
import { outsideCalls } from '../../db/deadline.ts'

/** An LRU cache of answers that are the same for everyone, each kept briefly. */
export interface TtlCache {
  /**
   * The answer under `key`, made at most once in `ms`: under load one query answers all requests, and because the value
   * is frozen its JSON is written once too. Nothing outlives `ms`, so no gateway has to notify another; a failure is
   * not kept.
   */
  get<T extends object>(key: string, ms: number, make: () => Promise<T>): Promise<T>
}

const max = 2000

export function createTtlCache(clock: Clock): TtlCache {
  const entries = new LRUCache<string, Promise<object>>({
    max,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return {
    get<T extends object>(key: string, ttl: number, make: () => Promise<T>): Promise<T> {
      const found = entries.get(key)
      // One that has more time left than it was given was made before the clock was put back.
      if (found && entries.getRemainingTTL(key) <= ttl) return found as Promise<T>
      const value = outsideCalls(make).then((made) => Object.freeze(made))
      entries.set(key, value, { ttl })
      value.catch(() => entries.delete(key))
      return value
    },
  }
}
