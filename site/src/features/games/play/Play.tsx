import { GameFrame, type FromGame, type GameFrameState } from '@brand/ui/game-frame'
import { safeHref } from '@brand/ui/safe-link'
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from '../../../app/navigation/router.ts'
import type { Game } from '@brand/sdk'
import { useVendorNames } from '../../../app/games/use-vendor-names.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useOpenDialog } from '../../../app/overlays/dialogs.tsx'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePopups, type GameProblem } from '../../../app/overlays/popups.ts'
import { useBalance } from '../../../app/auth/balance.ts'
import { gameAddress, type PlayAddress } from './address.ts'
import { Figures } from './bar/Figures.tsx'
import { PlayBar } from './bar/PlayBar.tsx'
import { useKnownGame } from './known-game.ts'
import { OpeningArt } from './OpeningArt.tsx'
import { gameRoom } from './game-room.ts'
import * as css from './play.css.ts'
import { useEndAction } from './use-end-action.tsx'
import { useEndSession } from './use-end-session.ts'
import { useRecallOnLeave } from './use-recall-on-leave.ts'
import { useLaunch } from './use-launch.ts'
import { useGameSideEffects } from './use-game-side-effects.ts'
import { useFrameFirst } from './opening.ts'
import { useSitting } from './use-sitting.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Beside a game: a dialog or sheet about it. */
export type Beside = (about: { game: Game; onClose: () => void }) => ReactNode

interface PlayProps {
  address: PlayAddress
  /** Tools of the bar once it is known which game. */
  tools: (game: Game) => ReactNode
  /**
   * What blocks the game for a while: a session to be set, a pause. `refused`: why it did not
   * open.
   */
  hold: (about: {
    refused: string | undefined
    gameType: Game['gameType'] | undefined
    onAgain: () => void
    onLeave: () => void
    onHeld: (held: boolean) => void
  }) => ReactNode
  /** What to know of the game. */
  info?: Beside | undefined
  /** Opens the report of a problem with it, and with the person's last round. */
  report?: ((about: GameProblem) => void) | undefined
}

/** One game: requested, opening, played, ended. */
export function Play({ address, tools, hold, info, report }: PlayProps) {
  const t = useWords('play')
  const site = useWords('site')
  const navigate = useNavigate()
  const [informing, setInforming] = useState(false)
  const [held, setHeld] = useState(false)
  const [state, setState] = useState<GameFrameState>('loading')
  const popup = usePopups().open !== null
  const covered = useOpenDialog() !== null || popup || held || informing
  const { scheme } = usePreferences()
  const version = useBalance().data?.version
  const launch = useLaunch(address)
  const { data, refused, again } = launch
  const endAction = useEndAction(address, launch)
  const { walletMoved } = useGameSideEffects()
  const vendorName = useVendorNames()
  const known = useKnownGame(address.nodeId)
  const game = data?.game ?? known
  const playing = state === 'playing'
  const stands = useFrameFirst(data !== undefined || refused !== undefined)
  const sitting = useSitting(address.nodeId, playing, stands)
  useWakeLock(playing)
  useEndSession(data?.content.session_id)
  useRecallOnLeave(address.vassalage, data !== undefined, stands)
  usePageTitle(game?.displayName ?? t('title'))

  const leave = useCallback(() => void navigate(address.back), [navigate, address.back])
  const reopen = () => again()
  // A game reports that something has changed, never how much: the wallet is queried.
  const handleGameMessage = ({ type }: FromGame) => {
    if (type !== 'ready' && type !== 'error') walletMoved()
  }
  const by = game ? t('by', { category: categoryName(site, game.gameType), vendor: game.vendorName }) : null
  return (
    <div ref={gameRoom} className={css.room}>
      <PlayBar
        game={game}
        vendor={game?.vendorName}
        onLeave={leave}
        figures={<Figures sitting={sitting} />}
        onInfo={info && (() => setInforming(true))}
        onReport={report && game && (() => report({ game, roundId: sitting?.last?.roundId }))}
      >
        {game && stands ? tools(game) : null}
      </PlayBar>
      <GameFrame
        src={safeHref(data?.content.game_url, gameAddress)}
        refused={refused}
        name={game?.displayName}
        about={sitting?.last?.open ? `${by ?? ''} · ${t('resume')}` : by}
        vendor={vendorName(address.vassalage)}
        art={game ? <OpeningArt game={game} /> : null}
        scheme={scheme}
        paused={covered}
        wallet={version}
        onMessage={handleGameMessage}
        onStateChange={setState}
        onRetry={reopen}
        onLeave={leave}
        endAction={endAction}
      />
      {informing && game ? info?.({ game, onClose: () => setInforming(false) }) : null}
      {stands ? hold({ refused, gameType: game?.gameType, onAgain: reopen, onLeave: leave, onHeld: setHeld }) : null}
    </div>
  )
}
