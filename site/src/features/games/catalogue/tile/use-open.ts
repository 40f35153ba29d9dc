import { useMemo, type MouseEvent } from 'react'
import { useLocation, useNavigate } from '../../../../app/navigation/router.ts'
import type { GameCardProps } from '@brand/ui/game-card'
import type { Game } from '@brand/sdk'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useAccount } from '../../../../app/auth/session.ts'
import { providerValue, opened, withOverlay, withoutOverlay } from './overlay-routes.ts'
import { decide, type Decision } from './decide.ts'

type Opening = Pick<GameCardProps, 'href' | 'onPlay' | 'onVisitor' | 'onInfo'>

/** A plain click; any other is the browser's business. */
const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** `decide(game)` for the current account; leaving the game leads back to this page. */
export function useDecision(): (game: Game) => Decision {
  const { kind } = useAccount()
  const { pathname, search } = useLocation()
  return (game) => decide(game, kind, pathname + withoutOverlay(search, 'game'))
}

/** `open(game)`: what a tile does for the current account, and where leaving the game leads back to. */
export function useOpen(): (game: Game) => Opening {
  const account = useAccount().kind
  // A tile does the same for all others, and for an account that is not known yet: a page of tiles is not made again.
  const kind = account === 'visitor' || account === 'trial' ? account : 'member'
  const { show } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const openOverlay = (name: 'game' | 'hall', value: string) =>
      void navigate({ search: withOverlay(search, name, value) }, { state: opened })
    const back = pathname + withoutOverlay(search, 'game')
    const instead = (action: () => void) => (event: MouseEvent) => {
      if (!plain(event)) return
      event.preventDefault()
      action()
    }
    return (game) => {
      const decision = decide(game, kind, back)
      const onInfo = () => openOverlay('game', String(game.nodeId))
      switch (decision.to) {
        case 'closed':
          return { onInfo }
        case 'providerGames':
          return { href: decision.href, onPlay: instead(() => openOverlay('hall', providerValue(decision.provider))) }
        case 'login':
          return {
            onInfo,
            onVisitor: (wish) =>
              show(
                'login',
                wish === 'play' ? { next: decision.next } : { next: pathname + search, wish: { favourite: game } },
              ),
          }
        case 'realAccount':
          return { onInfo, href: decision.href, onPlay: instead(() => show('realAccount', { next: decision.href })) }
        case 'go':
          return { onInfo, href: decision.href }
      }
    }
  }, [kind, show, navigate, pathname, search])
}
