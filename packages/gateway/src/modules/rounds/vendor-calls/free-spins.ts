import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import type { vendorCall } from './schema.ts'
import { limitPassed, playStops, publishPause, recordPlay } from '../../responsible-gaming/index.ts'
import {
  type GrantRow,
  type SpinRound,
  addSpinWin,
  begunSpinNear,
  closeSpin,
  lockSpinRound,
  returnSpin,
  settleSpins,
  spinRoundOf,
  takeBackSpinWin,
  takeSpin,
} from '../../rewards/index.ts'
import { lockMemberBalances } from '../../turnover/index.ts'
import { paceOf } from '../bet-policy.ts'
import { type RoundKey, begunNear, lockRound, nearOf } from '../round.ts'
import { Refusal, type Status, answer } from './answer.ts'
import type { Body } from './body.ts'
import { type Call, decide, find } from './claim.ts'
import { recordPlaying } from '../../games/index.ts'
import { type CallContext, currentBudget } from './context.ts'
import { type GameSession, assetOf } from './player.ts'

type FreeBet = Body<'debit'> & { freeSpin: NonNullable<Body<'debit'>['freeSpin']> }
interface Locked {
  round: SpinRound
  grant: GrantRow
}

/** A round that is played with free spins, by its name; such a round is in no other table. */
export const freeSpinOf = (tx: Tx, key: RoundKey): Promise<SpinRound | undefined> => spinRoundOf(tx, key)

async function lock(tx: Tx, { id, memberId }: SpinRound): Promise<Locked> {
  await lockMemberBalances(tx, memberId, await assetOf(tx, memberId))
  return lockSpinRound(tx, id)
}

/** What follows a change of free spins: they are paid once they are over, and a stop of play is published. */
async function follow({ tx, events, now, settings }: CallContext, grant: GrantRow): Promise<void> {
  await settleSpins(tx, settings, grant, now)
  const { rows } = await tx.execute<{ stops: boolean }>(
    sql`select ${playStops(grant.memberId, now, settings)} as stops`,
  )
  if (rows[0]?.stops) await publishPause(tx, events, grant.memberId, now)
}

/**
 * Takes a free spin for a round, and nothing from the player. After the checks of a session; then the time between
 * rounds, the player's limits, and the free spins.
 */
export async function playFreeSpin(
  context: CallContext,
  call: Call,
  gameSession: GameSession,
  { playerId, roundId, roundClosed, freeSpin }: FreeBet,
): Promise<string> {
  const { tx, vendor, now, settings } = context
  const { nodeId, asset } = gameSession
  const key = { vendor, vendorRound: roundId, memberId: playerId }
  // A round is played for money or with a free spin, not with both.
  if (await lockRound(tx, key)) throw new Refusal('BAD_REQUEST')
  const budget = await currentBudget(tx, gameSession, now, settings)
  const funds = { ...budget, asset }
  const { cycleMs } = paceOf(gameSession, settings)
  const near = nearOf(now, cycleMs)
  const soon = cycleMs > 0 && ((await begunNear(tx, key, nodeId, near)) || (await begunSpinNear(tx, key, nodeId, near)))
  if (soon) return decide(tx, call, 'TOO_SOON', {}, funds)
  const passed = limitPassed(budget, 0n, false)
  if (passed) return decide(tx, call, `LIMIT_${passed}`, {}, funds)
  const taken = await takeSpin(tx, {
    ...key,
    grantId: Number(freeSpin.grant),
    nodeId,
    stake: freeSpin.stake,
    now,
  })
  if (taken === 'TAKEN') throw new Refusal('BAD_REQUEST')
  if (typeof taken === 'string') return decide(tx, call, `FREE_SPINS_${taken}` satisfies Status, {}, funds)
  // Time of play counts, and nothing else.
  await recordPlay(tx, playerId, { bet: true, at: now }, settings)
  await recordPlaying(tx, gameSession, now)
  const grant = roundClosed ? await closeSpin(tx, taken, now) : taken.grant
  if (roundClosed) await follow(context, grant)
  return decide(tx, call, 'OK', { spinRoundId: taken.round.id }, roundClosed ? undefined : funds, grant)
}

/** Adds a win to the free spins; its money comes once they are over. */
export async function creditFreeSpin(
  context: CallContext,
  call: Call,
  spin: SpinRound,
  { refTxId, amount, roundClosed }: Body<'credit'>,
): Promise<string> {
  const { tx, vendor, now } = context
  const bet = refTxId === undefined ? undefined : await find(tx, vendor, refTxId)
  if (bet?.rolledBack) throw new Refusal('TX_ROLLED_BACK')
  if (refTxId !== undefined && (bet?.kind !== 'debit' || bet.spinRoundId !== spin.id)) throw new Refusal('TX_NOT_FOUND')
  const locked = await lock(tx, spin)
  if (locked.round.bets === 0) throw new Refusal('TX_ROLLED_BACK')
  const settles = roundClosed && locked.round.state === 'OPEN'
  const grant = await addSpinWin(tx, locked, amount, roundClosed, now)
  await follow(context, grant)
  const playerId = settles ? spin.memberId : await call.tokenPlayer()
  return decide(tx, { ...call, playerId }, 'OK', { spinRoundId: spin.id }, undefined, grant)
}

/** Rolls back the bet of a free spin, which can be played again, or a win, which no longer counts. */
export async function rollBackFreeSpin(
  context: CallContext,
  call: Call,
  { kind, spinRoundId, amount: moved }: typeof vendorCall.$inferSelect,
  amount: bigint,
): Promise<string> {
  const { tx, now } = context
  const spin = await spinRoundOf(tx, { id: spinRoundId ?? 0 })
  if (!spin || spin.memberId !== call.playerId || (amount !== 0n && amount !== moved)) throw new Refusal('BAD_REQUEST')
  const locked = await lock(tx, spin)
  const grant = await (kind === 'debit' ? returnSpin(tx, locked, now) : takeBackSpinWin(tx, locked, moved, now))
  await follow(context, grant)
  return decide(tx, call, 'OK', { spinRoundId: spin.id }, undefined, grant)
}

/** Ends a round of free spins that needs no further credit. */
export async function closeFreeSpin(
  context: CallContext,
  call: Call | undefined,
  spin: SpinRound,
  tokenPlayer: () => Promise<string | undefined>,
): Promise<string> {
  const { tx, now } = context
  const locked = await lock(tx, spin)
  const grant = await closeSpin(tx, locked, now)
  await follow(context, grant)
  const playerId = locked.round.state === 'OPEN' ? spin.memberId : await tokenPlayer()
  return call
    ? decide(tx, { ...call, playerId }, 'OK', { spinRoundId: spin.id }, undefined, grant)
    : answer(tx, 'OK', playerId, undefined, undefined, grant)
}
