import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@brand/sdk'
import { isGameType } from '../../../app/categories.ts'
import { sdk } from '../../../app/calls/client.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { sayError } from '../../../app/calls/say-error.ts'
import { useModule } from '../../../app/calls/status.ts'
import { useAccount, useEpoch, type Account } from '../../../app/session/session.ts'

/** Favourites are kept for real accounts; a trial player is told so when asking for one (spec §5). */
export const keepsFavourites = (kind: Account['kind']): boolean => kind === 'member' || kind === 'agent'

/** Whether the house keeps any. */
const useOn = () => useModule('GAMELOFAV3')

export const idsKey = (epoch: number) => ['favourites', 'ids', { epoch }] as const

let channel: BroadcastChannel | undefined
/** Between the tabs of this browser: each asks anew, as whoever is logged in there. */
const tabs = () => (channel ??= new BroadcastChannel('favourites'))
const tellTabs = () => tabs().postMessage(0)
function hearTabs(client: QueryClient): void {
  tabs().onmessage = () => void client.invalidateQueries({ queryKey: ['favourites'] })
}

/** Hears the other tabs, also where no heart is on screen yet. */
export function useFavouriteTabs(): void {
  const client = useQueryClient()
  useEffect(() => hearTabs(client), [client])
}

/** Node ids of the favourites, or what is looked for in them. They load once per session; a heart is drawn again only when its own game changes. */
function useIds<T>(select: (ids: readonly string[]) => T) {
  const epoch = useEpoch()
  const client = useQueryClient()
  const { kind } = useAccount()
  const enabled = useOn() && keepsFavourites(kind)
  const { data } = useQuery({
    queryKey: idsKey(epoch),
    queryFn: ({ signal }) => {
      hearTabs(client)
      return sdk.favourites.ids({}, { signal })
    },
    enabled,
    staleTime: Infinity,
    select,
  })
  return { enabled, data }
}

/** Whether a game is a favourite. */
export const useIsFavourite = (nodeId: number): boolean => useIds((ids) => ids.includes(String(nodeId))).data ?? false

/** Node ids of all of them; null for whoever has none kept. */
export function useFavouriteIds(): readonly string[] | null {
  const { enabled, data = [] } = useIds((ids) => ids)
  return enabled ? data : null
}

type Send = Pick<typeof sdk.favourites, 'add' | 'remove'>
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

/** One after the other, so that two wishes for one game reach the gateway in order. */
let last: Promise<unknown> = Promise.resolve()

/** Shows the wish at once, then sends it (the desired state, never "the other one"); a refusal takes it back and is thrown. */
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

/** `toggle(game, on)` for whoever is here: a visitor is asked to log in, a trial player for a real account. Undefined where the house keeps none. */
export function useSetFavourite(): ((game: FavouriteGame, on: boolean) => void) | undefined {
  const client = useQueryClient()
  const { i18n } = useTranslation('games')
  const { kind } = useAccount()
  const epoch = useEpoch()
  const { show } = useDialogs()
  const toggle = useCallback(
    (game: FavouriteGame, on: boolean) => {
      if (kind === 'visitor') show('login')
      else if (kind === 'trial') show('realAccount')
      else setFavourite(client, epoch, game, on).catch((error: unknown) => sayError(i18n, error))
    },
    [client, i18n, kind, epoch, show],
  )
  return useOn() ? toggle : undefined
}
