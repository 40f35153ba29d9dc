import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { CallArea, CallKey } from './call-names.ts'

/** Answers by the beginning of their key, which is that of a call, or by what is asked of each. */
export type Changed =
  | { queryKey: CallKey; predicate?: never }
  | { queryKey?: never; predicate: QueryFilters['predicate'] }

/**
 * Refetches answers that may have changed. A first answer under way may be older than the change, and invalidating
 * alone would wait for it and take it for new: it is cancelled.
 */
export async function refetchChanged(client: QueryClient, { queryKey, predicate }: Changed): Promise<void> {
  const filters = { ...(queryKey && { queryKey }), ...(predicate && { predicate }) }
  const isFirst: QueryFilters['predicate'] = (query) => query.state.data === undefined && (predicate?.(query) ?? true)
  await client.cancelQueries({ ...filters, predicate: isFirst }, { silent: true })
  await client.invalidateQueries(filters)
}

/** All answers of some areas of calls, for instance `['deposits']`. */
export const ofAreas = (areas: readonly CallArea[]): Changed => ({
  predicate: ({ queryKey: [area] }) => areas.some((one) => one === area),
})
