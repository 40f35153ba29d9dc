export interface Cache {
  /** The cached answer, the pending one, or a new one. A failure is not kept. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>
  readonly clear: () => void
}

/** Answers kept for a session. Callers at the same time share one call. */
export function createCache(): Cache {
  const entries = new Map<string, Promise<unknown>>()
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      if (known) return known as Promise<T>
      const answer = load()
      entries.set(key, answer)
      answer.catch(() => entries.delete(key))
      return answer
    },
    clear: () => entries.clear(),
  }
}
