import type { Clock } from './clock.ts'
import type { Db } from '../db/client.ts'
import { outsideCalls } from '../db/deadline.ts'

interface Kept {
  until: number
  value: Promise<object>
}
const caches = new WeakMap<Db, Map<string, Kept>>()
const MOST = 2000

/**
 * Keeps an answer that is the same for everyone for a moment: under load one query answers all who ask within `ms`, and
 * because the value is frozen its JSON is written once too. Nothing here outlives `ms`, so no gateway has to tell
 * another.
 */
export function cachedFor<T extends object>(
  { db, clock }: { db: Db; clock: Clock },
  key: string,
  ms: number,
  make: () => Promise<T>,
): Promise<T> {
  let kept = caches.get(db)
  if (!kept) caches.set(db, (kept = new Map()))
  const now = clock.now().getTime()
  const found = kept.get(key)
  if (found && found.until > now) return found.value as Promise<T>
  if (kept.size >= MOST) kept.clear()
  const value = outsideCalls(make).then((made) => Object.freeze(made))
  kept.set(key, { until: now + ms, value })
  value.catch(() => kept.delete(key))
  return value
}
