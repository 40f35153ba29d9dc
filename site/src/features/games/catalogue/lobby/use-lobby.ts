import { isOwn } from '@brand/ui/lobby-filter-bar'
import { useState } from 'react'
import { useNavigate, useSearchParams } from '../../../../app/navigation/router.ts'
import { useLastPage } from '../../../../app/records/use-last-page.ts'
import type { Game, GamesListInput, GameType, Page } from '@brand/sdk'
import { useOnline } from '../../../../app/browser/use-online.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { hasFavourites, useFavouriteTabs } from '../favourites/favourites.ts'
import { lobbyPageSize as pageSize } from '../limits.ts'
import { readLobby, writeLobby, type LobbyQuery } from './lobby-state.ts'
import { narrowed } from './lobby-filters.ts'

/** The lobby's filters: they live in the address, so that the back button and a shared link work. */
export function useLobbyState(): [LobbyQuery, (next: LobbyQuery, replace?: boolean) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return [readLobby(query), (next, replace = false) => void navigate({ search: writeLobby(next) }, { replace })]
}

export interface LobbyList {
  /** The requested list, or the last one while the new one loads or has failed. */
  page: Page<Game> | undefined
  /** The list on screen is not the requested one. */
  old: boolean
  failed: boolean
  /** There is no connection: the list comes once there is one. */
  offline: boolean
  retry: () => void
}

/** The call for a page of a category's games; one's own lists have calls of their own. */
export const listInput = (
  gameType: GameType,
  { filter, vendor, search, sort, page, ...narrowing }: LobbyQuery,
): GamesListInput => ({
  gameType,
  ...(vendor ? { vassalage: vendor } : {}),
  ...(search ? { gameName: search } : {}),
  filter: filter === 'HOT' || filter === 'NEW' ? filter : 'ALL',
  sort,
  ...narrowed(narrowing),
  pageNo: page,
  pageSize,
})

const nothing: Page<Game> = { items: [], page: 1, totalPages: 0, totalCount: 0 }

/**
 * The games of a category as the filters ask for them: one call. `goTo` is told the last page there is, where the
 * query's is beyond it.
 */
export function useLobbyList(gameType: GameType, query: LobbyQuery, goTo: (page: number) => void): LobbyList {
  const { filter, vendor, page } = query
  const { kind, signedIn } = useAccount()
  const online = useOnline()
  useFavouriteTabs()
  const wanted = { gameType, ...(vendor ? { vassalage: vendor } : {}) }
  const own = isOwn(filter)
  const all = useApiQuery(sdk.games.list, listInput(gameType, query), { enabled: !own })
  const saved = useApiQuery(
    sdk.favourites.list,
    { ...wanted, pageNo: page, pageSize },
    { enabled: filter === 'FAV' && hasFavourites(kind) },
  )
  const played = useApiQuery(
    sdk.games.recent,
    { ...wanted, page, pageSize },
    { enabled: filter === 'RECENT' && signedIn },
  )
  const asked = useLastPage(filter === 'FAV' ? saved : filter === 'RECENT' ? played : all, goTo)

  // A public list stays on screen until the next has loaded; one's own list never replaces another.
  const [last, setLast] = useState<Page<Game>>()
  if (!own && asked.data && asked.data !== last) setLast(asked.data)
  const shown = asked.data ?? (own ? undefined : last)
  const missing = asked.data === undefined
  // For a trial player no favourites are kept.
  if (filter === 'FAV' && kind === 'trial')
    return { page: nothing, old: false, failed: false, offline: false, retry: () => {} }
  return {
    page: shown,
    old: missing && shown !== undefined,
    failed: asked.isError && missing,
    offline: !online && missing,
    retry: () => void asked.refetch(),
  }
}
