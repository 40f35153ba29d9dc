import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../../app/navigation/router.ts'
import { isGameType } from '../../../app/games/categories.ts'
import { JackpotSheet } from './jackpot/JackpotSheet.tsx'
import { GameSheet } from './sheet/GameSheet.tsx'
import { withoutOverlay, type OverlayName } from './tile/overlay-routes.ts'
import type { ProviderCategory } from './tile/decide.ts'
import { ProviderGamesDialog } from './provider/ProviderGamesDialog.tsx'

const nodeOf = (text: string | null): number | null => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

function providerOf(text: string | null): ProviderCategory | null {
  const [gameType = '', vassalage = ''] = text?.split('.') ?? []
  return isGameType(gameType) && /^[A-Z0-9_]{1,24}$/.test(vassalage) ? { gameType, vassalage } : null
}

/** What it showed last, while it goes. */
function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && JSON.stringify(value) !== JSON.stringify(last)) setLast(value)
  return value ?? last
}

/** The sheet, the vendor's list and the jackpot that the address names, over whatever page it is. */
export default function OverlayRoutes() {
  const [query] = useSearchParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [game, provider] = [nodeOf(query.get('game')), providerOf(query.get('hall'))]
  const jackpot = query.has('jackpot')
  const [lastGame, lastProvider] = [useLast(game), useLast(provider)]
  // What was opened here is left by going back; a link that led here leaves no second entry.
  const leave = (...names: OverlayName[]) =>
    (state as { aside?: boolean } | null)?.aside
      ? void navigate(-1)
      : void navigate({ search: withoutOverlay(search, ...names) }, { replace: true })
  return (
    <>
      {lastProvider ? (
        <ProviderGamesDialog
          key={`${lastProvider.gameType}${lastProvider.vassalage}`}
          provider={lastProvider}
          open={provider !== null}
          onClose={() => leave('hall', 'game')}
        />
      ) : null}
      {lastGame ? (
        <GameSheet key={lastGame} nodeId={lastGame} open={game !== null} onClose={() => leave('game')} />
      ) : null}
      <JackpotSheet open={jackpot} onClose={() => leave('jackpot')} />
    </>
  )
}
