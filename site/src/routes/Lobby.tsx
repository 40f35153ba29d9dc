import type { GameType } from '@brand/sdk'
import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { inTime } from '../app/browser/chunk-errors.ts'
import { categoryName } from '../app/categories.ts'
import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { lobbyAliases, lobbyPaths } from '../app/routing/paths.ts'
import { useHydrated } from '../app/calls/use-hydrated.ts'
import { useLanes } from '../app/calls/use-lanes.ts'
import { Lobby as CategoryLobby } from '../features/games/lobby/Lobby.tsx'
import NotFound from './NotFound.tsx'

const addresses = new Map<string, GameType>([...Object.entries(lobbyPaths).map(([type, path]) => [path, type as GameType] as const), ...Object.entries(lobbyAliases)])

/** What a category has besides its games: the tables of PVP, the hosts of the live rooms. Below the list, and not part of a prerendered page. */
const besides: Partial<Record<GameType, ComponentType>> = {
  PVP: lazy(() => inTime(() => import('../features/rooms/Rooms.tsx'))),
  LIVE: lazy(() => inTime(() => import('../features/rooms/Hosts.tsx'))),
}

/** The lobby of the category at this address; a category without a vendor is none (spec §2). */
export default function Lobby() {
  const { pathname } = useLocation()
  const gameType = addresses.get(pathname) ?? 'RNG'
  const hydrated = useHydrated()
  const lanes = useLanes()
  const lane = lanes?.find((one) => one.gameCategory === gameType)
  usePageTitle(categoryName(useWords('site'), gameType, lane?.title))
  if (lanes && !lane) return <NotFound />
  const Besides = hydrated ? besides[gameType] : undefined
  return (
    <>
      <CategoryLobby key={gameType} gameType={gameType} lane={lane} />
      {Besides ? (
        <Suspense fallback={null}>
          <Besides />
        </Suspense>
      ) : null}
    </>
  )
}
