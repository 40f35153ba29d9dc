/** Lists of a lobby. FAV and RECENT are the account's own. */
export const lobbyFilters = ['ALL', 'HOT', 'NEW', 'FAV', 'RECENT'] as const
export type LobbyFilter = (typeof lobbyFilters)[number]

/** What a lobby shows. Keep it in the address, so that the back button and a shared link work. */
export interface LobbyState {
  filter: LobbyFilter
  /** Vendor code; empty for all. */
  vendor: string
  /** Search text, trimmed. */
  search: string
  /** From 1. */
  page: number
}

/** All games, first page. */
export const wholeLobby: LobbyState = { filter: 'ALL', vendor: '', search: '', page: 1 }

/** Maximum length of a search. */
export const searchLength = 64

/** The account's own list: a visitor logs in first. */
export const isOwn = (filter: LobbyFilter): boolean => filter === 'FAV' || filter === 'RECENT'

/** Whether there is anything to clear. A page is no filter. */
export const isFiltered = ({ filter, vendor, search }: LobbyState): boolean =>
  filter !== 'ALL' || vendor !== '' || search !== ''

/** Another filter or vendor starts at page 1 with no search. */
export const withFilter = (state: LobbyState, filter: LobbyFilter): LobbyState => ({
  ...state,
  filter,
  search: '',
  page: 1,
})
export const withVendor = (state: LobbyState, vendor: string): LobbyState => ({ ...state, vendor, search: '', page: 1 })
export const withPage = (state: LobbyState, page: number): LobbyState => ({ ...state, page })

/**
 * A search, trimmed, starts at page 1. It looks through the catalogue: from one's own lists it goes back to all games.
 */
export function withSearch(state: LobbyState, text: string): LobbyState {
  const search = text.trim().slice(0, searchLength)
  return { ...state, search, page: 1, filter: search && isOwn(state.filter) ? 'ALL' : state.filter }
}
