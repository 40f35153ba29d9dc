import { isOwn, lobbyFilters, searchLength, type LobbyState } from '@brand/ui/lobby-filter-bar'

const lastPage = 10_000

/** What an address asks for; whatever makes no sense is left out. */
export function readLobby(query: URLSearchParams): LobbyState {
  const filter = lobbyFilters.find((one) => one === query.get('filter')?.toUpperCase()) ?? 'ALL'
  const vendor = query.get('vassalage') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    filter,
    vendor: /^[A-Z0-9_]{1,24}$/.test(vendor) ? vendor : '',
    search: isOwn(filter) ? '' : (query.get('q') ?? '').trim().slice(0, searchLength),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The query of a state, without what is as usual: `?filter=hot&page=2`, or nothing. */
export function writeLobby({ filter, vendor, search, page }: LobbyState): string {
  const query = new URLSearchParams({
    ...(filter === 'ALL' ? {} : { filter: filter.toLowerCase() }),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(search ? { q: search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return query && `?${query}`
}
