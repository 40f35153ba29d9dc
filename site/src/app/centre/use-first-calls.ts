import type { Descriptor } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'
import { sdk } from '../api/client.ts'
import { pagesKey } from '../api/use-api-pages.ts'
import { useAccount } from '../auth/session.ts'
import { useLang } from '../i18n/i18n.ts'
import type { Needs } from '../routing/define-page.ts'

/** Sends the first calls of the page that is open, as its code may still be coming. */
export function useFirstCalls({ calls }: Pick<Needs, 'calls'> = {}): void {
  const client = useQueryClient()
  const language = useLang()
  const { kind } = useAccount()
  for (const { endpoint, input, pages, guest } of calls?.({ language }) ?? []) {
    if (guest || !endpoint.principals.some((one) => one === kind)) continue
    const { query } = callQuery(sdk.method(endpoint as Descriptor), input, language)
    const queryKey = pages ? pagesKey(query.queryKey) : query.queryKey
    // Once: from then on it is the page's.
    if (client.getQueryState(queryKey)) continue
    void (pages
      ? client.prefetchInfiniteQuery({ ...query, queryKey, initialPageParam: '' } as never)
      : client.prefetchQuery(query))
  }
}
