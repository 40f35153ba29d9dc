export { LobbyFilterBar, type LobbyDetails, type LobbyFilterBarProps } from './LobbyFilterBar.tsx'
export {
  isFiltered,
  isOwn,
  lobbyFilters,
  searchLength,
  wholeLobby,
  withFilter,
  withPage,
  withSearch,
  withVendor,
  type LobbyFilter,
  type LobbyState,
} from './LobbyFilterBar.model.ts'
