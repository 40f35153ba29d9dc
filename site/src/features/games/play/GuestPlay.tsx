import { GameFrame, type FromGame } from '@brand/ui/game-frame'
import { Button } from '@brand/ui/button'
import { safeHref } from '@brand/ui/safe-link'
import { isGatewayError } from '@brand/sdk'
import { useState } from 'react'
import { useNavigate } from '../../../app/navigation/router.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useVendorNames } from '../../../app/games/use-vendor-names.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup, usePopups } from '../../../app/overlays/popups.ts'
import { useDialogs, useOpenDialog } from '../../../app/overlays/dialogs.tsx'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { gameAddress, type PlayAddress } from './address.ts'
import { PlayBar } from './bar/PlayBar.tsx'
import { OpeningArt } from './OpeningArt.tsx'
import { gameRoom } from './game-room.ts'
import { useFrameFirst } from './opening.ts'
import * as css from './play.css.ts'

/**
 * A sports board as a visitor sees it: the odds, and the login where a bet is wanted; after it the same board takes
 * bets.
 */
export function GuestPlay({ address: { vassalage, nodeId, back } }: { address: PlayAddress }) {
  const t = useWords('play')
  const site = useWords('site')
  const navigate = useNavigate()
  const { show } = useDialogs()
  const { scheme } = usePreferences()
  const popup = usePopups().open !== null
  const covered = useOpenDialog() !== null || popup
  const vendorName = useVendorNames()
  const [attempt, setAttempt] = useState(0)
  const { data, error, refetch } = useApiQuery(sdk.games.guestLaunch, { vassalage, nodeId }, { staleTime: Infinity })
  const game = data?.game
  usePageTitle(game?.displayName ?? t('title'))
  const refused = error ? (isGatewayError(error) ? error.code : 'other') : undefined
  useFrameFirst(data !== undefined || refused !== undefined)
  const leave = () => void navigate(back)
  const logIn = () => show('login', { next: location.pathname + location.search })
  const handleGameMessage = ({ type }: FromGame) => {
    if (type === 'login.request') logIn()
  }
  const again = () => {
    setAttempt(attempt + 1)
    void refetch()
  }
  return (
    <div ref={gameRoom} className={css.room}>
      <PlayBar game={game} vendor={game?.vendorName} onLeave={leave} figures={null} guest>
        <Button variant="primary" onClick={logIn}>
          {t('end.login')}
        </Button>
      </PlayBar>
      <GameFrame
        key={attempt}
        src={safeHref(data?.content.game_url, gameAddress)}
        refused={refused}
        name={game?.displayName}
        about={game ? t('by', { category: categoryName(site, game.gameType), vendor: game.vendorName }) : null}
        vendor={vendorName(vassalage)}
        art={game ? <OpeningArt game={game} /> : null}
        scheme={scheme}
        paused={covered}
        onMessage={handleGameMessage}
        onRetry={again}
        onLeave={leave}
        endAction={(code) =>
          code === 'unsafe' ? (
            <Button variant="primary" onClick={() => openPopup('service')}>
              {t('end.service')}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
