import type { QueryClient } from '@tanstack/react-query'
import type { CallKey } from '../../../../app/api/call-names.ts'
import { isGameType } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { queueMutation } from '../../../../app/forms/queue-mutation.ts'
import { idsKey, notifyTabs, type FavouriteGame } from './favourites.ts'

type Send = Pick<typeof sdk.favourites, 'add' | 'remove'>

/** What the changes under way have made of the list: another one was asked for before them. */
let written: readonly string[] | undefined

/**
 * Shows the change at once, then sends it (the desired state, never "the other one"); a refusal reverts it and is
 * thrown. Two changes of one game reach the gateway in order.
 */
export async function setFavourite(
  client: QueryClient,
  epoch: number,
  { nodeId, vassalage, gameType }: FavouriteGame,
  on: boolean,
  send?: Send,
  notify = notifyTabs,
): Promise<void> {
  const queryKey = idsKey(epoch)
  const write = (to: boolean) => {
    const { data, isInvalidated } = client.getQueryState<string[]>(queryKey) ?? {}
    const isKnown = data && !isInvalidated && (!written || data === written)
    written = client.setQueryData<string[]>(queryKey, (ids = []) =>
      to ? [...new Set([...ids, String(nodeId)])] : ids.filter((id) => id !== String(nodeId)),
    )
    // One change does not make the other favourites known.
    if (!isKnown) void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  void client.cancelQueries({ queryKey })
  write(on)
  // After the last change, so that the answer holds them all.
  const learn = (isLast: boolean) => {
    if (!isLast) return
    const { data, isInvalidated, fetchStatus } = client.getQueryState<string[]>(queryKey) ?? {}
    if (isInvalidated || fetchStatus === 'fetching' || data !== written) void client.invalidateQueries({ queryKey })
    written = undefined
  }
  await queueMutation(client, 'favourites', {
    mutationFn: () =>
      (send ?? sdk.favourites)[on ? 'add' : 'remove']({
        nodeId,
        vendor: vassalage,
        ...(isGameType(gameType) ? { gameType } : {}),
      }),
    // A list on screen keeps its tiles, so that a heart let go by mistake can be set again; the next visit refetches.
    onSuccess(isLast) {
      notify()
      learn(isLast)
      return client.invalidateQueries({ queryKey: ['favourites', 'list'] satisfies CallKey, refetchType: 'none' })
    },
    onError(isLast) {
      write(!on)
      learn(isLast)
    },
  })
}
