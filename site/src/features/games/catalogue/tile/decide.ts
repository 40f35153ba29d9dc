import type { Game } from '@brand/sdk'
import { lobbyPath, lotteryPath, paths, seamlessPath } from '../../../../app/routing/paths.ts'
import type { Account } from '../../../../app/auth/session.ts'

/**
 * What pressing a game leads to. `closed`: nowhere. `hall`: the list of its vendor over this page; `href` is the same
 * list as a page.
 * `login`: the login, and on to `next`. `realAccount`: the word that a real account is needed. `go`: there.
 */
export type Decision =
  | { to: 'closed' }
  | { to: 'hall'; hall: Hall; href: string }
  | { to: 'login'; next: string }
  | { to: 'realAccount'; href: string }
  | { to: 'go'; href: string }

/** A vendor's list of one category. */
export type Hall = Pick<Game, 'gameType' | 'vassalage'>
export type Launchable = Pick<Game, 'nodeId' | 'gameType' | 'vassalage' | 'gameCode' | 'isGame' | 'status' | 'demo'>

/**
 * The launch decision. Vendor codes of lotteries come before `VASSALAGE`, as the spec has
 * it. Who is not yet known goes: the gateway refuses what may not be. `back`: where leaving the game leads to.
 */
export function decide(game: Launchable, kind: Account['kind'], back: string): Decision {
  const { gameType, vassalage, gameCode, isGame, status, demo } = game
  if (status !== 'ON') return { to: 'closed' }
  const hall = isGame === 'VASSALAGE'
  const lottery = lotteryPath(vassalage, hall ? undefined : gameCode)
  if (hall && lottery === null)
    return { to: 'hall', hall: { gameType, vassalage }, href: lobbyPath(gameType, vassalage) ?? paths.home }
  const href = lottery ?? seamlessPath(game, back)
  // Everyone may read the odds of a sports board.
  if (kind === 'visitor')
    return gameType === 'SPORTS' && lottery === null ? { to: 'go', href } : { to: 'login', next: href }
  return kind === 'trial' && !demo ? { to: 'realAccount', href } : { to: 'go', href }
}
