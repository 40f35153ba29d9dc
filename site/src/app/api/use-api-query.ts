import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { Method } from '@brand/sdk'
import { callQuery } from './call-query.ts'
import { useHydratedResult, type Answer } from '../ssr/hydrated-result.ts'
import { useLang } from '../i18n/i18n.ts'
import { useEpoch } from '../auth/session.ts'
import { initialDataFor } from '../ssr/ssr-data.ts'

/** Of which person the answer to a question is. */
export const epochOf = (key: readonly unknown[] | undefined) => (key?.[2] as { epoch?: number } | undefined)?.epoch

interface More {
  enabled?: boolean
  /** ms for which an answer counts as fresh. */
  staleTime?: number
  /** ms after which it is asked for again, while the page is in sight. */
  everyMs?: number
  /**
   * Shows the answer of before (another page or language) until the new one is there. That to another person is shown
   * only where anybody may see it.
   */
  keep?: boolean
}

/**
 * An answer of the gateway: `useApiQuery(sdk.games.hot, { pageSize: 12 })`. Asked again when the person or the language
 * changes; a call that takes the language of its answer is given it.
 */
export function useApiQuery<I, O>(
  method: Method<I, O>,
  input: I,
  { enabled, staleTime, everyMs, keep }: More = {},
): Answer<O> {
  // Both are part of `method.key()`; reading them here makes the component follow.
  const epoch = useEpoch()
  const call = callQuery(method, input, useLang())
  const open = method.endpoint.principals.includes('visitor')
  const result = useQuery({
    ...call.query,
    // What is the person's own may have changed in another tab, or another application.
    refetchOnWindowFocus: !open,
    ...(enabled === undefined ? {} : { enabled }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(keep
      ? {
          placeholderData: <T>(before: T | undefined, asked?: { queryKey: readonly unknown[] }) =>
            open || epochOf(asked?.queryKey) === epoch ? before : undefined,
        }
      : {}),
  } as const) as UseQueryResult<O>
  return useHydratedResult(result, initialDataFor(useQueryClient(), method.endpoint.name, call.input) as O | undefined)
}
