import type { GameType } from '@brand/sdk'
import { lazy, Suspense, type ComponentType } from 'react'
import { inTime } from '../app/browser/chunk-errors.ts'
import { useAccount } from '../app/auth/session.ts'
import { useIsHydrated } from '../app/ssr/use-is-hydrated.ts'

const besides: Partial<Record<GameType, ComponentType>> = {
  PVP: lazy(() => inTime(() => import('../features/games/rooms/Rooms.tsx'))),
  LIVE: lazy(() => inTime(() => import('../features/games/rooms/Hosts.tsx'))),
}

const ClosedHere = lazy(() => inTime(() => import('../features/safer-play/limits/hold/ClosedHere.tsx')))

/** Above the games: that the person has closed them to themselves. */
export function LobbyNotice({ gameType }: { gameType: GameType }) {
  const hydrated = useIsHydrated()
  const { kind } = useAccount()
  if (!hydrated || (kind !== 'member' && kind !== 'agent')) return null
  return (
    <Suspense fallback={null}>
      <ClosedHere gameType={gameType} />
    </Suspense>
  )
}

/**
 * What a category has besides its games: the tables of PVP, the hosts of the live rooms. Below the list, and not part
 * of a prerendered page.
 */
export function LobbyBesides({ gameType }: { gameType: GameType }) {
  const hydrated = useIsHydrated()
  const Besides = besides[gameType]
  if (!hydrated || !Besides) return null
  return (
    <Suspense fallback={null}>
      <Besides />
    </Suspense>
  )
}
