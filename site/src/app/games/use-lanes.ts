import { useMemo } from 'react'
import type { Lane } from '@brand/sdk'
import { sdk } from '../api/client.ts'
import { useApiQuery } from '../api/use-api-query.ts'

/** ms: a tab of a phone stays for weeks, over reloads too (session-cache.ts). */
const freshMs = 3_600_000

/** The call behind `useLanes`: whether it failed, and the retry. */
export const useLanesCall = () => useApiQuery(sdk.games.lanes, {}, { keep: true, staleTime: freshMs })

/**
 * Categories with their vendors in the server's order, or undefined until they are known. What has no vendor is no
 * category.
 */
export function useLanes(): Lane[] | undefined {
  const lanes = useLanesCall().data?.data.lanes
  return useMemo(() => lanes?.filter((lane) => lane.cards.length > 0), [lanes])
}
