import type { GameType } from '@brand/sdk'
import { useLocation } from 'react-router-dom'
import { categoryName } from '../app/categories.ts'
import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { lobbyAliases, lobbyPaths } from '../app/routing/paths.ts'
import { useLanes } from '../app/calls/use-lanes.ts'
import { Lobby as CategoryLobby } from '../features/games/lobby/Lobby.tsx'
import NotFound from './NotFound.tsx'

const addresses = new Map<string, GameType>([...Object.entries(lobbyPaths).map(([type, path]) => [path, type as GameType] as const), ...Object.entries(lobbyAliases)])

/** The lobby of the category at this address; a category without a vendor is none (spec §2). */
export default function Lobby() {
  const { pathname } = useLocation()
  const gameType = addresses.get(pathname) ?? 'RNG'
  const lanes = useLanes()
  const lane = lanes?.find((one) => one.gameCategory === gameType)
  usePageTitle(categoryName(useWords('site'), gameType, lane?.title))
  if (lanes && !lane) return <NotFound />
  return <CategoryLobby key={gameType} gameType={gameType} lane={lane} />
}
