import type { Game } from '@brand/sdk'
import type { Account } from '../../../app/session/session.ts'

/** What pressing a game leads to: `closed` nowhere, `hall` to a vendor's list, else a login, a real account or the game. */
export type Decision = 'closed' | 'hall' | 'login' | 'realAccount' | 'play'

/** The launch decision (pages C-3). A member who is not yet known plays: the gateway refuses what may not be. */
export function decide({ isGame, status, demo }: Pick<Game, 'isGame' | 'status' | 'demo'>, kind: Account['kind']): Decision {
  if (status !== 'ON') return 'closed'
  if (isGame === 'VASSALAGE') return 'hall'
  if (kind === 'visitor') return 'login'
  return kind === 'trial' && !demo ? 'realAccount' : 'play'
}
