import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { categoryName, isCentre, isGameType } from '../app/games/categories.ts'
import { useWords } from '../app/i18n/i18n.ts'
import { usePageTitle } from '../app/navigation/page-title.ts'
import { lobbyAt, lobbyPaths } from '../app/routing/paths.ts'
import { useLanes } from '../app/games/use-lanes.ts'
import { GameCentre } from '../features/games/catalogue/centre/GameCentre.tsx'
import { Lobby as CategoryLobby } from '../features/games/catalogue/lobby/Lobby.tsx'
import { writeLobby, readLobby } from '../features/games/catalogue/lobby/lobby-state.ts'
import { LobbyBesides, LobbyNotice } from './LobbyBesides.tsx'
import NotFound from './NotFound.tsx'

/**
 * The lobby of the category at this address; a category without a vendor is none. A centre's may come as
 * `gameType`, too.
 */
export default function Lobby() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const gameType = lobbyAt(pathname) ?? 'RNG'
  const centre = isCentre(gameType)
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
  if (centre && writeLobby(readLobby(query)) === '')
    return (
      <>
        <LobbyNotice gameType={gameType} />
        <GameCentre key={gameType} gameType={gameType} lane={lane} />
      </>
    )
  return (
    <>
      <LobbyNotice gameType={gameType} />
      <CategoryLobby key={gameType} gameType={gameType} lane={lane} />
      <LobbyBesides gameType={gameType} />
    </>
  )
}
