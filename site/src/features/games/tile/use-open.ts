import { useMemo, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GameCardProps } from '@brand/ui/game-card'
import type { Game } from '@brand/sdk'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useAccount } from '../../../app/session/session.ts'
import { hallValue, opened, withAside, withoutAside } from './asides.ts'
import { decide, type Decision } from './decide.ts'

type Opening = Pick<GameCardProps, 'href' | 'onPlay' | 'onVisitor' | 'onInfo'>

/** A plain click; any other is the browser's business. */
const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** `decide(game)` for whoever is here; leaving the game leads back to this page. */
export function useDecision(): (game: Game) => Decision {
  const { kind } = useAccount()
  const { pathname, search } = useLocation()
  return (game) => decide(game, kind, pathname + withoutAside(search, 'game'))
}

/** `open(game)`: what a tile does for whoever is here, and where leaving the game leads back to. */
export function useOpen(): (game: Game) => Opening {
  const { kind } = useAccount()
  const { show } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const lay = (name: 'game' | 'hall', value: string) =>
      void navigate({ search: withAside(search, name, value) }, { state: opened })
    const back = pathname + withoutAside(search, 'game')
    const instead = (action: () => void) => (event: MouseEvent) => {
      if (!plain(event)) return
      event.preventDefault()
      action()
    }
    return (game) => {
      const decision = decide(game, kind, back)
      const onInfo = () => lay('game', String(game.nodeId))
      switch (decision.to) {
        case 'closed':
          return { onInfo }
        case 'hall':
          return { href: decision.href, onPlay: instead(() => lay('hall', hallValue(decision.hall))) }
        case 'login':
          return { onInfo, onVisitor: (wish) => show('login', wish === 'play' ? { next: decision.next } : undefined) }
        case 'realAccount':
          return { onInfo, href: decision.href, onPlay: instead(() => show('realAccount')) }
        case 'go':
          return { onInfo, href: decision.href }
      }
    }
  }, [kind, show, navigate, pathname, search])
}
