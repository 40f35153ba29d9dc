import { refuse } from './refusal.ts'

export interface Turns {
  /** Runs `work` when all earlier work under the key has ended. Beyond the limit: refused with `throttled`. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** One at a time per key, with a limit of waiting ones. */
export function createTurns(waiting: number): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return {
    async take(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
      if (line.length > waiting) throw refuse('throttled', { retryAfterMs: 1000 })
      line.length++
      lines.set(key, line)
      const mine = line.last.then(work, work)
      line.last = mine.catch(() => {})
      try {
        return await mine
      } finally {
        if (--line.length === 0) lines.delete(key)
      }
    },
  }
}
