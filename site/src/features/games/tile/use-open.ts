import { useMemo, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { GameCardProps } from '@brand/ui/game-card'
import type { Game } from '@brand/sdk'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { lobbyPath, seamlessPath } from '../../../app/routing/paths.ts'
import { useAccount } from '../../../app/session/session.ts'
import { decide } from './decide.ts'

type Opening = Pick<GameCardProps, 'href' | 'onPlay' | 'onVisitor'>

/** `open(game)`: what a tile does for whoever is here, and where leaving the game leads back to. */
export function useOpen(): (game: Game) => Opening {
  const { kind } = useAccount()
  const { show } = useDialogs()
  const { pathname, search } = useLocation()
  return useMemo(() => {
    const realAccount = (event: MouseEvent) => {
      event.preventDefault()
      show('realAccount')
    }
    return (game) => {
      const address = seamlessPath(game, pathname + search)
      switch (decide(game, kind)) {
        case 'closed':
          return {}
        case 'hall':
          return { href: lobbyPath(game.gameType, game.vassalage) ?? undefined }
        case 'login':
          return { onVisitor: (wish) => show('login', wish === 'play' ? { next: address } : undefined) }
        case 'realAccount':
          return { href: address, onPlay: realAccount }
        case 'play':
          return { href: address }
      }
    }
  }, [kind, show, pathname, search])
}
