import { useQuery, useQueryClient, type QueryObserverOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ModuleId, SystemStatusOutput } from '@brand/sdk'
import { sdk } from './client.ts'
import { useHydratedResult } from '../ssr/hydrated-result.ts'
import { moduleOn } from './modules.ts'
import { useSession } from '../auth/session.ts'
import { takeTold } from './take-told.ts'
import { useSharedQuery } from './use-shared-query.ts'

export const statusKey = ['system', 'status'] as const

const statusQuery = {
  queryKey: statusKey,
  queryFn: ({ signal }) => sdk.system.status({}, { signal }),
  staleTime: 5 * 60_000,
} satisfies QueryObserverOptions<SystemStatusOutput>

/** The gateway's status: open or not, its switches, currency and zone. One answer for the whole site. */
export const useStatus = () => useHydratedResult(useSharedQuery<SystemStatusOutput>(statusQuery))

/** The same, queried again each so many ms while it is closed or does not answer. */
export const useWatchedStatus = (againMs: number) =>
  useHydratedResult(
    useQuery({
      ...statusQuery,
      refetchInterval: ({ state: { data, status } }) =>
        status === 'error' || data?.maintenance || data?.regionRestriction ? againMs : false,
    }),
  )

/**
 * Follows the gateway as it closes and opens again, for logged-in accounts: visitors have no stream, and learn it
 * from the next refusal.
 */
export function useLiveStatus(): void {
  const client = useQueryClient()
  const signedIn = useSession() !== null
  useEffect(() => {
    if (!signedIn) return
    return sdk.stream.subscribe('maintenance', (news) => {
      void takeTold<SystemStatusOutput>(
        client,
        statusKey,
        (known) =>
          known && {
            ...known,
            maintenanceEnd: undefined,
            maintenanceMessage: undefined,
            maintenanceMessages: undefined,
            ...news,
          },
      )
      // Refetches what else changed; all tabs at once concern only this one gateway.
      if (!news.maintenance) void client.invalidateQueries({ queryKey: statusKey })
    })
  }, [client, signedIn])
}

/** Whether a module is switched on (spec: whitelabel). */
export function useModule(id: ModuleId): boolean {
  return moduleOn(useStatus().data?.info.whitelabel, id)
}
