export interface Cache {
  /** The kept answer, the one under way, or a new one. A failure is not kept. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>
  clear(): void
}

/** Answers kept for a session. Callers at the same time share one call. */
export function createCache(): Cache {
  const kept = new Map<string, Promise<unknown>>()
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key)
      if (known) return known as Promise<T>
      const answer = load()
      kept.set(key, answer)
      answer.catch(() => kept.delete(key))
      return answer
    },
    clear: () => kept.clear(),
  }
}
