import { useQuery } from '@tanstack/react-query'
import type { ModuleId } from '@brand/sdk'
import { sdk } from './client.ts'
import { useHydratedResult } from './hydrated-result.ts'
import { moduleOn } from './modules.ts'

export const statusKey = ['system', 'status'] as const

/**
 * What the gateway says of itself: open or not, its switches, currency and zone. One answer for the whole site.
 * `againMs`: while it is closed or silent, ask again each so many ms.
 */
export function useStatus(againMs: number | false = false) {
  return useHydratedResult(useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => sdk.system.status({}, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state: { data, status } }) => (status === 'error' || data?.maintenance || data?.regionRestriction ? againMs : false),
  }))
}

/** Whether a module is switched on (spec: whitelabel). */
export function useModule(id: ModuleId): boolean {
  return moduleOn(useStatus().data?.info.whitelabel, id)
}
