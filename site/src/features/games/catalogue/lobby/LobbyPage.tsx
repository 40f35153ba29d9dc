import { Stack } from '@brand/ui/stack'
import type { GameType } from '@brand/sdk'
import { type ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { useLocation, useSearchParams } from '../../../../app/navigation/router.ts'
import { categoryName, isCentre, isGameType } from '../../../../app/games/categories.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../../app/navigation/page-title.ts'
import { lobbyAt, lobbyPaths } from '../../../../app/routing/paths.ts'
import { useLanes } from '../../../../app/games/use-lanes.ts'
import { GameCentre } from '../centre/GameCentre.tsx'
import { Lobby as CategoryLobby } from './Lobby.tsx'
import { writeLobby, readLobby } from './lobby-state.ts'
import NotFound from '../../../platform/system/NotFound.tsx'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { useAccount } from '../../../../app/auth/session.ts'
import { useIsHydrated } from '../../../../app/ssr/use-is-hydrated.ts'

const besides: Partial<Record<GameType, ComponentType>> = {
  PVP: lazyPart(() => import('../../rooms/Rooms.tsx')),
  LIVE: lazyPart(() => import('../../rooms/Hosts.tsx')),
}

const ClosedHere = lazyPart(() => import('../../../safer-play/limits/hold/ClosedHere.tsx'))

/**
 * The lobby of the category at this address; a category without a vendor is none. A centre's may come as
 * `gameType`, too.
 */
export default function LobbyPage() {
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
      <Stack space="xl">
        <LobbyNotice gameType={gameType} />
        <div>
          <GameCentre key={gameType} gameType={gameType} lane={lane} />
        </div>
      </Stack>
    )
  return (
    <>
      <Stack space="xl">
        <LobbyNotice gameType={gameType} />
        <div>
          <CategoryLobby key={gameType} gameType={gameType} lane={lane} />
        </div>
      </Stack>
      <LobbyBesides gameType={gameType} />
    </>
  )
}

/** Above the games: that the person has closed them to themselves. */
function LobbyNotice({ gameType }: { gameType: GameType }) {
  const hydrated = useIsHydrated()
  const { kind } = useAccount()
  if (!hydrated || (kind !== 'member' && kind !== 'agent')) return null
  return <ClosedHere gameType={gameType} />
}

/**
 * What a category has besides its games: the tables of PVP, the hosts of the live rooms. Below the list, and not part
 * of a prerendered page.
 */
function LobbyBesides({ gameType }: { gameType: GameType }) {
  const hydrated = useIsHydrated()
  const Besides = besides[gameType]
  if (!hydrated || !Besides) return null
  return <Besides />
}
