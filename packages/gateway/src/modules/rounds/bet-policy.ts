import type { Tx } from '../../db/client.ts'
import type { Events } from '../../lib/events.ts'
import { parseMoney } from '../../ledger/money.ts'
import {
  type Restriction,
  restrictionOn,
  type BetBudget,
  limitPassed,
  publishPause,
  publishCheck,
  profiles,
} from '../responsible-gaming/index.ts'
import { isBlocked } from '../../settings/region.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Weights, weightOf } from '../turnover/index.ts'
import type { Status } from './vendor-calls/answer.ts'
import type { GameSession } from './vendor-calls/player.ts'

const hindered: Record<Exclude<Restriction['why'], 'LIMIT'>, Status> = {
  TIMEOUT: 'PLAYER_EXCLUDED',
  EXCLUSION: 'PLAYER_EXCLUDED',
  GAME_TYPE: 'GAME_TYPE_EXCLUDED',
  BREAK: 'BREAK_ACTIVE',
  SESSION: 'BREAK_ACTIVE',
  CHECK: 'REALITY_CHECK_REQUIRED',
  NO_SESSION: 'SESSION_REQUIRED',
}

/** Status returned to a vendor for it. */
export const hinderedBy = (found: Restriction): Status =>
  found.why === 'LIMIT' ? `LIMIT_${found.limit.kind}` : hindered[found.why]

/**
 * Why a player may not bet here now, checked in this order: player, break, category, pause, reality check, session
 * to be set, region, game.
 */
export async function sessionRefused(
  tx: Tx,
  events: Events,
  gameSession: GameSession,
  settings: Settings,
  now: Date,
): Promise<Status | undefined> {
  if (!gameSession.playerOn) return 'PLAYER_BLOCKED'
  const found = restrictionOn(gameSession.state, now, settings)
  if (found?.why === 'CHECK') await publishCheck(tx, events, gameSession.memberId, now)
  if (found?.why === 'BREAK' || found?.why === 'SESSION') await publishPause(tx, events, gameSession.memberId, now)
  if (found) return hinderedBy(found)
  if (gameSession.ip !== null && isBlocked(settings, gameSession.ip)) return 'REGION_RESTRICTED'
  return gameSession.gameOn ? undefined : 'GAME_OFF'
}

const slots = new Set(['RNG', 'FISH'])

/** Limits of a game's stakes and of the time between bets: the strictest of operator, game and profile. */
export function paceOf(
  { gameType, minBet, maxBet }: Pick<GameSession, 'gameType' | 'minBet' | 'maxBet'>,
  { play, rg }: Settings,
): { min: bigint; max: bigint; step: bigint; cycleMs: number } {
  const {
    minCycleMs: { slot, other },
    maxStake,
  } = profiles[rg.profile].game
  const isSlot = slots.has(gameType)
  const min = BigInt(play.minStake)
  const ceilings = [BigInt(play.maxStake), maxBet, isSlot ? parseMoney(maxStake) : undefined].filter(
    (one) => typeof one === 'bigint',
  )
  return {
    min: minBet !== null && minBet > min ? minBet : min,
    max: ceilings.reduce((least, one) => (one < least ? one : least)),
    step: BigInt(play.stakeStep),
    cycleMs: Math.max(play.minCycleMs, isSlot ? slot : other),
  }
}

/**
 * Why a stake may not be taken: the player's limits, then the terms of an open bonus. `sofar` is what the round has
 * already.
 */
export function stakeRefused(
  budget: BetBudget,
  { gameType, nodeId, state: { trial } }: GameSession,
  amount: bigint,
  alreadyStaked: bigint,
  settings: Settings,
): Status | undefined {
  const passed = limitPassed(budget, amount, !trial && profiles[settings.rg.profile].presetSession !== null)
  if (passed) return `LIMIT_${passed}`
  if (!budget.terms) return undefined
  const { maxBet, weights } = budget.terms
  if (weightOf((weights as Weights | null) ?? settings.turnover, gameType, nodeId) === 0) return 'BONUS_GAME_EXCLUDED'
  return maxBet !== null && alreadyStaked + amount > maxBet ? 'BONUS_MAX_BET' : undefined
}
