import type { Lane } from '@brand/sdk'
import { sdk } from './client.ts'
import { useCall } from './use-call.ts'

/** Categories with their vendors in the server's order, or undefined until they are known. What has no vendor is no category (spec §2). */
export function useLanes(): Lane[] | undefined {
  const { data } = useCall(sdk.games.lanes, {}, { keep: true, staleTime: Infinity })
  return data?.data.lanes.filter((lane) => lane.cards.length > 0)
}
