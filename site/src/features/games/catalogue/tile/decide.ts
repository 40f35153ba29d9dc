import type { Game } from '@brand/sdk'
import { lobbyPath, lotteryPath, paths, seamlessPath } from '../../../../app/routing/paths.ts'
import type { Account } from '../../../../app/auth/session.ts'

/**
 * Result of pressing a game. `closed`: nothing. `providerGames`: opens the vendor's list over this page; `href` is the
 * same list as a page. `login`: opens the login, then `next`. `realAccount`: shows that a real account is needed. `go`:
 * navigates to `href`.
 */
export type Decision =
  | { to: 'closed' }
  | { to: 'providerGames'; provider: ProviderCategory; href: string }
  | { to: 'login'; next: string }
  | { to: 'realAccount'; href: string }
  | { to: 'go'; href: string }

/** A vendor's games of one category. */
export type ProviderCategory = Pick<Game, 'gameType' | 'vassalage'>
export type Launchable = Pick<Game, 'nodeId' | 'gameType' | 'vassalage' | 'gameCode' | 'isGame' | 'status' | 'demo'>

/**
 * The launch decision. Vendor codes of lotteries are checked before `VASSALAGE`. While the account is still unknown the
 * launch proceeds, since the gateway refuses what is not allowed. `back`: the path after leaving the game.
 */
export function decide(game: Launchable, kind: Account['kind'], back: string): Decision {
  const { gameType, vassalage, gameCode, isGame, status, demo } = game
  if (status !== 'ON') return { to: 'closed' }
  const isLobby = isGame === 'VASSALAGE'
  const lottery = lotteryPath(vassalage, isLobby ? undefined : gameCode)
  if (isLobby && lottery === null)
    return {
      to: 'providerGames',
      provider: { gameType, vassalage },
      href: lobbyPath(gameType, vassalage) ?? paths.home,
    }
  const href = lottery ?? seamlessPath(game, back)
  // Everyone may read the odds of a sports board.
  if (kind === 'visitor')
    return gameType === 'SPORTS' && lottery === null ? { to: 'go', href } : { to: 'login', next: href }
  return kind === 'trial' && !demo ? { to: 'realAccount', href } : { to: 'go', href }
}
