import type { Tx } from '../../../db/client.ts'
import type { Events } from '../../../lib/events.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type BetBudget, loadBetBudget } from '../../responsible-gaming/index.ts'
import { expireRequirements } from '../../turnover/index.ts'
import type { GameSession } from './player.ts'

/** What a money call works with: one database transaction, and the time. */
export interface CallContext {
  tx: Tx
  vendor: string
  events: Events
  now: Date
  settings: Settings
}

/** What limits a bet; an expired bonus is ended first. */
export async function currentBudget(
  tx: Tx,
  { memberId, asset }: GameSession,
  now: Date,
  settings: Settings,
): Promise<BetBudget> {
  return inForce(tx, { memberId, asset }, await loadBetBudget(tx, memberId, asset, now, settings), now, settings)
}

/** A budget without a bonus that has expired, which is ended. */
export async function inForce(
  tx: Tx,
  { memberId, asset }: Pick<GameSession, 'memberId' | 'asset'>,
  budget: BetBudget,
  now: Date,
  settings: Settings,
): Promise<BetBudget> {
  if (!budget.terms?.expiresAt || budget.terms.expiresAt > now) return budget
  await expireRequirements(tx, memberId, now)
  return loadBetBudget(tx, memberId, asset, now, settings)
}
