import type { QueryClient } from '@tanstack/react-query'
import { isGameType } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { idsKey, tellTabs, type FavouriteGame } from './favourites.ts'

type Send = Pick<typeof sdk.favourites, 'add' | 'remove'>

/** One after the other, so that two wishes for one game reach the gateway in order. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Shows the wish at once, then sends it (the desired state, never "the other one"); a refusal takes it back and is
 * thrown.
 */
export function setFavourite(
  client: QueryClient,
  epoch: number,
  { nodeId, vassalage, gameType }: FavouriteGame,
  on: boolean,
  send: Send = sdk.favourites,
  tell = tellTabs,
): Promise<void> {
  const queryKey = idsKey(epoch)
  const write = (to: boolean) => {
    const { data, isInvalidated } = client.getQueryState(queryKey) ?? {}
    client.setQueryData<string[]>(queryKey, (ids = []) =>
      to ? [...new Set([...ids, String(nodeId)])] : ids.filter((id) => id !== String(nodeId)),
    )
    // One wish does not make known what was not.
    if (!data || isInvalidated) void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  void client.cancelQueries({ queryKey })
  write(on)
  const sent = last.then(() =>
    send[on ? 'add' : 'remove']({ nodeId, vendor: vassalage, ...(isGameType(gameType) ? { gameType } : {}) }),
  )
  const settled = (last = sent.catch(() => {}))
  // After the last wish, so that the answer holds them all.
  const learn = () =>
    void (last === settled && client.getQueryState(queryKey)?.isInvalidated && client.invalidateQueries({ queryKey }))
  return sent.then(
    // A list on screen keeps its tiles, so that a heart let go by mistake can be set again; the next visit asks afresh.
    () => {
      tell()
      learn()
      return client.invalidateQueries({ queryKey: ['favourites', 'list'], refetchType: 'none' })
    },
    (error: unknown) => {
      write(!on)
      learn()
      throw error
    },
  )
}
