import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { round as rounds, vendor as vendors } from '../db/schema/index.ts'
import type { Events } from '../events.ts'
import type { Settings } from '../settings/settings.ts'
import { InsufficientFunds, post, reverse } from '../ledger/post.ts'
import { Refusal, answer } from './answer.ts'
import { type Body, meaning } from './body.ts'
import { type Call, bury, claim, decide, find } from './claim.ts'
import { noteLife } from './login.ts'
import { assetOf, gameOf, seatOf } from './player.ts'
import { begunSince, change, lockRound, openRound } from './round.ts'

/** What a money call works with: one database transaction, and the time. */
export interface Desk {
  tx: Tx
  vendor: string
  events: Events
  now: Date
  settings: Pick<Settings, 'session' | 'wallet' | 'play'>
}

/** Takes a stake. Order of checks: id seen, token, player, game and vendor, stake, pace, funds (rules D2). */
export async function debit({ tx, vendor, events, now, settings }: Desk, body: Body<'debit'>): Promise<string> {
  const { txId, playerId, roundId, amount } = body
  const call: Call = { vendor, txId, kind: 'debit', playerId, amount, bodyHash: meaning('debit', body) }
  const seen = await claim(tx, call)
  if (seen) return seen
  let seat
  try {
    seat = await seatOf(tx, vendor, body, now, settings.session.idleMinutes)
    await noteLife(tx, seat.loginSession, now)
  } catch (error) {
    // A decision about this bet, and kept; a dead token is only about the request, and the bet may come again.
    if (error instanceof Refusal && (error.status === 'PLAYER_BLOCKED' || error.status === 'GAME_OFF'))
      return decide(tx, call, error.status)
    throw error
  }
  const { asset, nodeId } = seat
  if (body.currency !== asset) throw new Refusal('BAD_REQUEST')
  // Money that is moved to vendors is played there: no wallet is two at once (rules D3).
  if (!settings.wallet.isSingle) return decide(tx, call, 'GAME_OFF')
  const { minStake, maxStake, stakeStep, minCycleMs } = settings.play
  if (amount < BigInt(minStake) || amount > BigInt(maxStake) || amount % BigInt(stakeStep) !== 0n) return decide(tx, call, 'STAKE_OUT_OF_RANGE')
  if (minCycleMs > 0 && (await begunSince(tx, { vendor, vendorRound: roundId, memberId: playerId }, nodeId, new Date(now.getTime() - minCycleMs)))) {
    return decide(tx, call, 'TOO_SOON')
  }
  const round = await openRound(tx, { vendor, vendorRound: roundId, memberId: playerId }, { nodeId, asset }, now)
  if (round.state === 'CLOSED' || round.nodeId !== nodeId) throw new Refusal('BAD_REQUEST')
  try {
    const txnId = await post(tx, {
      kind: 'bet',
      entries: [
        { member: playerId, kind: 'CASH', asset, amount: -amount },
        { house: `GAME_PNL:${vendor}`, asset, amount },
      ],
      vendor: { code: vendor, tx: txId },
      roundId: round.id,
    })
    await change(tx, events, round, { bets: 1, stake: amount, close: body.roundClosed }, now)
    return decide(tx, call, 'OK', { txnId, roundId: round.id })
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    // A round that never had a bet is no round.
    if (round.bets === 0 && round.state === 'OPEN') await tx.delete(rounds).where(eq(rounds.id, round.id))
    return decide(tx, call, 'INSUFFICIENT_FUNDS')
  }
}

/** Pays a win, zero for none. Never fails on a token, a blocked player or a game switched off. */
export async function credit({ tx, vendor, events, now }: Desk, body: Body<'credit'>): Promise<string> {
  const { txId, refTxId, playerId, roundId, amount } = body
  const call: Call = { vendor, txId, kind: 'credit', playerId, amount, bodyHash: meaning('credit', body) }
  const seen = await claim(tx, call)
  if (seen) return seen
  const asset = await assetOf(tx, playerId)
  if (body.currency !== asset) throw new Refusal('BAD_REQUEST')
  const [terms] = await tx.select({ free: vendors.creditWithoutBet }).from(vendors).where(eq(vendors.code, vendor))
  const free = terms?.free === true
  const key = { vendor, vendorRound: roundId, memberId: playerId }
  let round = await lockRound(tx, key)

  if (refTxId !== undefined) {
    const bet = await find(tx, vendor, refTxId)
    if (bet?.rolledBack) throw new Refusal('TX_ROLLED_BACK')
    const known = bet?.kind === 'debit' && bet.txnId !== null && bet.roundId === round?.id
    if (!known && !(free && !bet)) throw new Refusal('TX_NOT_FOUND')
  } else if (!free) {
    if (!round) throw new Refusal('TX_NOT_FOUND')
    if (round.bets === 0) throw new Refusal('TX_ROLLED_BACK')
  }
  round ??= await openRound(tx, key, { nodeId: await gameOf(tx, vendor, body.gameId), asset }, now)

  const txnId = await post(tx, {
    kind: 'win',
    entries: [
      { house: `GAME_PNL:${vendor}`, asset, amount: -amount },
      { member: playerId, kind: 'CASH', asset, amount },
    ],
    vendor: { code: vendor, tx: txId },
    roundId: round.id,
  })
  await change(tx, events, round, { wins: 1, win: amount, close: body.roundClosed }, now)
  return decide(tx, call, 'OK', { txnId, roundId: round.id })
}

/** Takes a debit or credit back. One that has not come yet leaves a tombstone, and the late one is refused. */
export async function rollback({ tx, vendor, events, now }: Desk, body: Body<'rollback'>): Promise<string> {
  const { txId, refTxId, playerId, amount } = body
  const call: Call = { vendor, txId, kind: 'rollback', playerId, amount, bodyHash: meaning('rollback', body) }
  const seen = await claim(tx, call)
  if (seen) return seen
  await assetOf(tx, playerId)
  const original = await bury(tx, vendor, refTxId)
  if (!original || original.rolledBack) return decide(tx, call, 'OK')
  if (original.kind !== 'debit' && original.kind !== 'credit') throw new Refusal('BAD_REQUEST')
  // Refused when it came: there is nothing to give back.
  if (original.txnId === null || original.roundId === null) return decide(tx, call, 'OK')
  if (amount !== 0n && amount !== original.amount) throw new Refusal('BAD_REQUEST')
  const [round] = await tx.select().from(rounds).where(eq(rounds.id, original.roundId)).for('update')
  if (round?.memberId !== playerId) throw new Refusal('BAD_REQUEST')
  let txnId: number
  try {
    txnId = await reverse(tx, original.txnId, { kind: 'rollback', vendor: { code: vendor, tx: txId }, roundId: round.id })
  } catch (error) {
    // A win already spent: no account goes below zero, so the vendor has to come again.
    if (error instanceof InsufficientFunds) throw new Refusal('INSUFFICIENT_FUNDS')
    throw error
  }
  await change(
    tx,
    events,
    round,
    original.kind === 'debit' ? { bets: -1, stake: -original.amount } : { wins: -1, win: -original.amount },
    now,
  )
  return decide(tx, call, 'OK', { txnId, roundId: round.id })
}

/** Ends a round that needs no further credit. */
export async function closeRound({ tx, vendor, events, now }: Desk, body: Body<'round-close'>): Promise<string> {
  const { txId, playerId, roundId } = body
  const call: Call | undefined =
    txId === undefined ? undefined : { vendor, txId, kind: 'round-close', playerId, amount: 0n, bodyHash: meaning('round-close', body) }
  const seen = call && (await claim(tx, call))
  if (seen) return seen
  await assetOf(tx, playerId)
  const round = await lockRound(tx, { vendor, vendorRound: roundId, memberId: playerId })
  if (!round) throw new Refusal('TX_NOT_FOUND')
  if (round.state === 'OPEN' || round.state === 'REOPENED') await change(tx, events, round, { close: true }, now)
  return call ? decide(tx, call, 'OK', { roundId: round.id }) : answer(tx, 'OK', playerId)
}
