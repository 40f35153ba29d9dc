const listOf = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query))

/** Whether a media query holds; none does where there is no `matchMedia`, as in jsdom. */
export const mediaMatches = (query: string): boolean => listOf(query)?.matches ?? false

/** Calls back when a media query begins or ceases to hold. Returns what stops it. */
export function watchMedia(query: string, changed: () => void): () => void {
  const end = new AbortController()
  listOf(query)?.addEventListener('change', changed, end)
  return () => end.abort()
}
