import { GameFrame, type FromGame } from '@brand/ui/game-frame'
import { Button } from '@brand/ui/button'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Game } from '@brand/sdk'
import { categoryName } from '../../app/categories.ts'
import { useDialogs, useOpenDialog } from '../../app/routing/dialogs.tsx'
import { usePageTitle } from '../../app/routing/page-title.ts'
import { usePreferences } from '../../app/browser/preferences.ts'
import { useWords } from '../../app/language/i18n.ts'
import type { PlayAddress } from './address.ts'
import { useKnownGame } from './known-game.ts'
import { OpeningArt } from './OpeningArt.tsx'
import * as css from './play.css.ts'
import { PlayBar } from './PlayBar.tsx'
import { useLaunch } from './use-launch.ts'
import { useNews } from './use-news.ts'

interface PlayProps {
  address: PlayAddress
  /** Tools of the bar once it is known which game. */
  tools: (game: Game) => ReactNode
}

/** One game: asked for, opening, played, ended (pages C-5). */
export function Play({ address, tools }: PlayProps) {
  const t = useWords('games')
  const site = useWords('site')
  const navigate = useNavigate()
  const room = useRef<HTMLDivElement>(null)
  const { show } = useDialogs()
  const covered = useOpenDialog() !== null
  const { scheme } = usePreferences()
  const { data, refused, again } = useLaunch(address)
  const { walletMoved } = useNews()
  const known = useKnownGame(address.nodeId)
  const game = data?.game ?? known
  usePageTitle(game?.displayName ?? t('play.title'))

  const leave = () => void navigate(address.back)
  // A game says that something has changed, never how much: the wallet is asked.
  const hear = ({ type }: FromGame) => {
    if (type !== 'ready' && type !== 'error') walletMoved()
  }
  return (
    <div ref={room} className={css.room}>
      <PlayBar game={game} vendor={game?.vassalage ?? address.vassalage} room={room} onLeave={leave}>
        {game ? tools(game) : null}
      </PlayBar>
      <GameFrame
        src={data?.content.game_url}
        refused={refused}
        name={game?.displayName}
        about={game ? t('play.by', { category: categoryName(site, game.gameType), vendor: game.vassalage }) : null}
        vendor={address.vassalage}
        art={game ? <OpeningArt game={game} /> : null}
        scheme={scheme}
        paused={covered}
        onMessage={hear}
        onRetry={again}
        onLeave={leave}
        endAction={(code) =>
          code === 'real_account_required' ? (
            <Button variant="primary" onClick={() => show('realAccount')}>
              {t('play.realAccount')}
            </Button>
          ) : null
        }
      />
    </div>
  )
}
