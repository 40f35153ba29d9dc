import type { UseQueryResult } from '@tanstack/react-query'
import { useHydrated } from './use-hydrated.ts'

/** What a component may know of an answer. */
export type Answer<O> = Pick<UseQueryResult<O>, 'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'>

/**
 * An answer that keeps still while a prerendered part comes to life. The parts of a page do so one after the other, and
 * an answer that arrives in between would not match what was drawn.
 */
export function useHydratedResult<O>(result: UseQueryResult<O>): Answer<O> {
  return useHydrated()
    ? result
    : { data: undefined, error: null, isError: false, isPending: true, isFetching: true, isPlaceholderData: false, refetch: result.refetch }
}
