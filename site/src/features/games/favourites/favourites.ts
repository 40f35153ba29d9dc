import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@brand/sdk'
import { isGameType } from '../../../app/categories.ts'
import { sdk } from '../../../app/calls/client.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { sayError } from '../../../app/calls/say-error.ts'
import { useAccount, useEpoch, type Account } from '../../../app/session/session.ts'

/** Favourites are kept for real accounts; a trial player is told so when asking for one (spec §5). */
export const keepsFavourites = (kind: Account['kind']): boolean => kind === 'member' || kind === 'agent'

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

/** Whether a game is a favourite. The ids load once per session; a heart is drawn again only when its own game changes. */
export function useIsFavourite(nodeId: number): boolean {
  const epoch = useEpoch()
  const client = useQueryClient()
  const { kind } = useAccount()
  const { data } = useQuery({
    queryKey: idsKey(epoch),
    queryFn: ({ signal }) => {
      hearTabs(client)
      return sdk.favourites.ids({}, { signal })
    },
    enabled: keepsFavourites(kind),
    staleTime: Infinity,
    select: (ids) => ids.includes(String(nodeId)),
  })
  return data ?? false
}

/** Node ids of all of them; null for whoever has none kept. */
export function useFavouriteIds(): readonly string[] | null {
  const epoch = useEpoch()
  const { kind } = useAccount()
  const mine = keepsFavourites(kind)
  const { data } = useQuery({ queryKey: idsKey(epoch), queryFn: ({ signal }) => sdk.favourites.ids({}, { signal }), enabled: mine, staleTime: Infinity })
  return mine ? (data ?? []) : null
}

type Send = Pick<typeof sdk.favourites, 'add' | 'remove'>
export type FavouriteGame = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

/** One after the other, so that two wishes for one game reach the gateway in order. */
let last: Promise<unknown> = Promise.resolve()

/** Shows the wish at once, then sends it (the desired state, never "the other one"); a refusal takes it back and is thrown. */
export function setFavourite(client: QueryClient, epoch: number, { nodeId, vassalage, gameType }: FavouriteGame, on: boolean, send: Send = sdk.favourites, tell = tellTabs): Promise<void> {
  const write = (to: boolean) =>
    client.setQueryData<string[]>(idsKey(epoch), (ids = []) => (to ? [...new Set([...ids, String(nodeId)])] : ids.filter((id) => id !== String(nodeId))))
  void client.cancelQueries({ queryKey: idsKey(epoch) })
  write(on)
  const sent = last.then(() => send[on ? 'add' : 'remove']({ nodeId, vendor: vassalage, ...(isGameType(gameType) ? { gameType } : {}) }))
  last = sent.catch(() => {})
  return sent.then(
    // A list on screen keeps its tiles, so that a heart let go by mistake can be set again; the next visit asks afresh.
    () => {
      tell()
      return client.invalidateQueries({ queryKey: ['favourites', 'list'], refetchType: 'none' })
    },
    (error: unknown) => {
      write(!on)
      throw error
    },
  )
}

/** `toggle(game, on)` for whoever is here: a visitor is asked to log in, a trial player for a real account. */
export function useSetFavourite(): (game: FavouriteGame, on: boolean) => void {
  const client = useQueryClient()
  const { i18n } = useTranslation('games')
  const { kind } = useAccount()
  const epoch = useEpoch()
  const { show } = useDialogs()
  return useCallback(
    (game, on) => {
      if (kind === 'visitor') show('login')
      else if (kind === 'trial') show('realAccount')
      else setFavourite(client, epoch, game, on).catch((error: unknown) => sayError(i18n, error))
    },
    [client, i18n, kind, epoch, show],
  )
}
