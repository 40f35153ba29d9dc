import {
  isFiltered as isFilteredBar,
  isOwn,
  lobbyFilters,
  searchLength,
  wholeLobby,
  type LobbyState,
} from '@brand/ui/lobby-filter-bar'
import {
  countFilters,
  everything,
  gameSorts,
  readFilters,
  writeFilters,
  type GameSort,
  type Narrowing,
} from './lobby-filters.ts'

const lastPage = 10_000

/** Everything a lobby's address may ask for. */
export interface LobbyQuery extends LobbyState, Narrowing {
  sort: GameSort
}

/** All games as the operator shows them, first page. */
export const wholeQuery: LobbyQuery = { ...wholeLobby, ...everything, sort: 'FEATURED' }

/** The filters of the sheet alone. */
export const narrowingOf = ({ volatility, minRtp, features, stake }: LobbyQuery): Narrowing => ({
  volatility,
  minRtp,
  features,
  stake,
})

/** Whether there is anything to clear: an order and a page are no filters. */
export const isFiltered = (query: LobbyQuery): boolean => isFilteredBar(query) || countFilters(query) > 0

/** Everything of the category again, in the order chosen. */
export const cleared = ({ sort }: LobbyQuery): LobbyQuery => ({ ...wholeQuery, sort })

/** Another order starts at page 1; it is no filter, so the search stays. */
export const withSort = (query: LobbyQuery, sort: GameSort): LobbyQuery => ({ ...query, sort, page: 1 })

/** Other filters start at page 1 with no search. */
export const withNarrowing = (query: LobbyQuery, narrowing: Narrowing): LobbyQuery => ({
  ...query,
  ...narrowing,
  search: '',
  page: 1,
})

/**
 * The query of an address; invalid values are left out. One's own lists have their own order and no filters
 * but the vendor.
 */
export function readLobby(query: URLSearchParams): LobbyQuery {
  const filter = lobbyFilters.find((one) => one === query.get('filter')?.toUpperCase()) ?? 'ALL'
  const vendor = query.get('vassalage') ?? ''
  const page = Number(query.get('page') ?? 1)
  const own = isOwn(filter)
  return {
    filter,
    vendor: /^[A-Z0-9_]{1,24}$/.test(vendor) ? vendor : '',
    search: own ? '' : (query.get('q') ?? '').trim().slice(0, searchLength),
    sort: (!own && gameSorts.find((one) => one === query.get('sort')?.toUpperCase())) || 'FEATURED',
    ...(own ? everything : readFilters(query)),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** The query of a state, without what is as usual: `?filter=hot&page=2`, or nothing. */
export function writeLobby({ filter, vendor, search, sort, page, ...narrowing }: LobbyQuery): string {
  const own = isOwn(filter)
  const query = new URLSearchParams({
    ...(filter === 'ALL' ? {} : { filter: filter.toLowerCase() }),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(search && !own ? { q: search } : {}),
    ...(own || sort === 'FEATURED' ? {} : { sort: sort.toLowerCase() }),
    ...(own ? {} : writeFilters(narrowing)),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  // Codes stand between commas, which an address may hold as they are.
  return query && `?${query.replaceAll('%2C', ',')}`
}
