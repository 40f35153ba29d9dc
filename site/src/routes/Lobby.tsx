import type { GameType } from '@brand/sdk'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { categoryName, isGameType } from '../app/categories.ts'
import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { lobbyAliases, lobbyPaths } from '../app/routing/paths.ts'
import { useLanes } from '../app/calls/use-lanes.ts'
import { GameCentre } from '../features/games/centre/GameCentre.tsx'
import { Lobby as CategoryLobby } from '../features/games/lobby/Lobby.tsx'
import { writeLobby, readLobby } from '../features/games/lobby/lobby-state.ts'
import { LobbyBesides } from './LobbyBesides.tsx'
import NotFound from './NotFound.tsx'

const addresses = new Map<string, GameType>([...Object.entries(lobbyPaths).map(([type, path]) => [path, type as GameType] as const), ...Object.entries(lobbyAliases)])

/** Game centres choose the vendor first (spec §2); the category may come as `gameType`, too (pages C-3). */
const centres: readonly GameType[] = ['ESPORTS', 'LOTT', 'ELOTT']

/** The lobby of the category at this address; a category without a vendor is none (spec §2). */
export default function Lobby() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const gameType = addresses.get(pathname) ?? 'RNG'
  const centre = centres.includes(gameType)
  const lanes = useLanes()
  const lane = lanes?.find((one) => one.gameCategory === gameType)
  usePageTitle(categoryName(useWords('site'), gameType, lane?.title))
  const asked = query.get('gameType') ?? ''
  if (centre && isGameType(asked)) {
    const rest = new URLSearchParams(query)
    rest.delete('gameType')
    return <Navigate to={{ pathname: lobbyPaths[asked], search: rest.toString() }} replace />
  }
  if (lanes && !lane) return <NotFound />
  if (centre && writeLobby(readLobby(query)) === '') return <GameCentre key={gameType} gameType={gameType} lane={lane} />
  return (
    <>
      <CategoryLobby key={gameType} gameType={gameType} lane={lane} />
      <LobbyBesides gameType={gameType} />
    </>
  )
}
