import { useSession as useSessionState } from '@brand/sdk/react'
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Balance } from '@brand/sdk'
import type { CallKey } from '../api/call-names.ts'
import { sdk } from '../api/client.ts'
import { useSharedQuery } from '../api/use-shared-query.ts'

/** The later of two figures: answers and events may overtake each other (contract: `version`). */
export const later = (known: Balance | undefined, next: Balance): Balance =>
  known && known.version > next.version ? known : next

/** The wallet, kept current by push; refetched after a gap in the stream. Undefined data is not zero. */
export function useBalance(): UseQueryResult<Balance> {
  const { session, epoch } = useSessionState(sdk)
  const signedIn = session !== null
  const client = useQueryClient()
  useEffect(() => {
    if (!signedIn) return
    const key = ['wallet', 'balance', { epoch }] satisfies CallKey
    const stop = sdk.stream.subscribe(
      'balance',
      (next) => client.setQueryData<Balance>(key, (known) => later(known, next)),
      { withLast: true },
    )
    const stopResume = sdk.stream.onResume(() => void client.invalidateQueries({ queryKey: key }))
    return () => {
      stop()
      stopResume()
    }
  }, [client, signedIn, epoch])
  return useQuery({ ...balanceQuery(client, epoch), enabled: signedIn, staleTime: Infinity })
}

/** The wallet where somebody else has asked for it: it is not asked for here. */
export function useKnownBalance(): Balance | undefined {
  const { epoch } = useSessionState(sdk)
  return useSharedQuery<Balance>({ ...balanceQuery(useQueryClient(), epoch), enabled: false }).data
}

function balanceQuery(client: QueryClient, epoch: number) {
  const queryKey = ['wallet', 'balance', { epoch }] satisfies CallKey
  return {
    queryKey,
    async queryFn({ signal }: { signal: AbortSignal }) {
      const answer = await sdk.wallet.balance({}, { signal })
      // What was pushed meanwhile is known only now.
      return later(client.getQueryData<Balance>(queryKey), answer)
    },
  }
}
