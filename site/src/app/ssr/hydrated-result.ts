import type { UseQueryResult } from '@tanstack/react-query'
import { useIsHydrated } from './use-is-hydrated.ts'

/** What a component may know of an answer. */
export type Answer<O> = Pick<
  UseQueryResult<O>,
  'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/**
 * An answer that does not change while a prerendered part hydrates. The parts of a page do so one after the other, and
 * an answer that arrives in between would not match what was drawn. `drawn`: the answer it was drawn with, where there
 * was one.
 */
export function useHydratedResult<O>(result: UseQueryResult<O>, drawn?: O): Answer<O> {
  const waiting = drawn === undefined
  return useIsHydrated()
    ? result
    : {
        data: drawn,
        error: null,
        isError: false,
        isPending: waiting,
        isFetching: waiting,
        isPlaceholderData: false,
        refetch: result.refetch,
      }
}
