import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { round as rounds, vendor as vendors } from '../../db/schema/index.ts'
import type { Events } from '../../lib/events.ts'
import type { Settings } from '../../settings/settings.ts'
import { poolShare } from '../jackpots/service.ts'
import { InsufficientFunds, post, reverse } from '../../ledger/post.ts'
import { type PlayPurse, notePlay, playPurse } from '../responsible-gaming/bet-budget.ts'
import { keepApart, returnShort, shareOf } from '../turnover/split.ts'
import { lapse } from '../turnover/requirements.ts'
import { Refusal, answer } from './answer.ts'
import { type Body, meaning } from './body.ts'
import { type Call, bury, claim, decide, find } from './claim.ts'
import { paceOf, seatRefused, stakeRefused } from './bet-policy.ts'
import { noteLife, notePlaying } from './login.ts'
import { type Seat, askerOf, assetOf, gameOf, readSeat } from './player.ts'
import { type Round, begunSince, change, lockRound, openRound } from './round.ts'

/** What a money call works with: one database transaction, and the time. */
export interface Desk {
  tx: Tx
  vendor: string
  events: Events
  now: Date
  settings: Settings
}

/** Asks whose balance a vendor may be told where no money moves. */
const askerFor =
  ({ tx, vendor, now, settings }: Desk, body: Body<'balance'>) =>
  () =>
    askerOf(tx, vendor, body, now, { ...settings.session, ...settings.rg })

/** A call as it is claimed. */
function callOf(
  desk: Desk,
  kind: Call['kind'],
  body: Body<'debit' | 'credit' | 'rollback' | 'round-close'> & { txId: string },
  amount: bigint,
): Call {
  const { txId, playerId } = body
  return {
    vendor: desk.vendor,
    txId,
    kind,
    playerId,
    asker: askerFor(desk, body),
    amount,
    bodyHash: meaning(kind, body),
    at: desk.now,
  }
}

/** A stake was not taken: a round that never had a bet, nor a win without one, is no round. */
async function dropEmpty(tx: Tx, { id, bets, wins, state }: Round): Promise<void> {
  if (bets === 0 && wins === 0 && state === 'OPEN') await tx.delete(rounds).where(eq(rounds.id, id))
}

/** The purse a bet is judged by; a bonus that has expired is gone first. */
async function readPurse(tx: Tx, { memberId, asset }: Seat, now: Date, settings: Settings): Promise<PlayPurse> {
  const purse = await playPurse(tx, memberId, asset, now, settings)
  if (!purse.terms?.expiresAt || purse.terms.expiresAt > now) return purse
  await lapse(tx, memberId, now)
  return playPurse(tx, memberId, asset, now, settings)
}

/**
 * Takes a stake, from CASH first. Order of checks: id seen, token, player, break, reality check, region,
 * game and vendor, stake, pace, the player's limits, terms of an open bonus, funds.
 */
export async function debit(desk: Desk, body: Body<'debit'>): Promise<string> {
  const { tx, vendor, events, now, settings } = desk
  const { txId, playerId, roundId, amount } = body
  const call = callOf(desk, 'debit', body, amount)
  const seen = await claim(tx, call)
  if (seen) return seen
  const seat = await readSeat(tx, vendor, body, now, { ...settings.session, ...settings.rg })
  await noteLife(tx, seat, now)
  // A decision about this bet, and kept; a dead token is only about the request, and the bet may come again.
  const closed = await seatRefused(tx, events, seat, settings, now)
  if (closed) return decide(tx, call, closed)
  const { asset, nodeId } = seat
  if (body.currency !== asset) throw new Refusal('BAD_REQUEST')
  // Money that is moved to vendors is played there: no wallet is two at once.
  if (!settings.wallet.isSingle) return decide(tx, call, 'GAME_OFF')
  const { min, max, step, cycleMs } = paceOf(seat, settings)
  if (amount < min || amount > max || amount % step !== 0n) return decide(tx, call, 'STAKE_OUT_OF_RANGE')
  const key = { vendor, vendorRound: roundId, memberId: playerId }
  const round = await openRound(tx, key, { nodeId, asset }, now)
  if (round.state === 'CLOSED' || round.nodeId !== nodeId) throw new Refusal('BAD_REQUEST')

  const purse = await readPurse(tx, seat, now, settings)
  // Behind the lock of the purse: of two rounds begun at once the second sees the first.
  const soon = cycleMs > 0 && (await begunSince(tx, key, nodeId, new Date(now.getTime() - cycleMs)))
  const refused = soon
    ? 'TOO_SOON'
    : (stakeRefused(purse, seat, amount, round.stake, settings) ??
      (purse.cash + purse.bonus < amount ? 'INSUFFICIENT_FUNDS' : undefined))
  if (refused) {
    await dropEmpty(tx, round)
    return decide(tx, call, refused, {}, { ...purse, asset })
  }
  const cash = purse.cash < amount ? purse.cash : amount
  const bonus = amount - cash
  const txnId = await post(tx, {
    kind: 'bet',
    entries: [
      { member: playerId, kind: 'CASH', asset, amount: -cash },
      { member: playerId, kind: 'BONUS', asset, amount: -bonus },
      { house: `GAME_PNL:${vendor}`, asset, amount },
      ...poolShare(amount, asset, vendor, settings),
    ],
    vendor: { code: vendor, tx: txId },
    roundId: round.id,
  })
  await notePlay(tx, playerId, { staked: amount, at: now }, settings)
  await notePlaying(tx, seat, now)
  await change(tx, events, round, { bets: 1, stake: amount, bonusStake: bonus, close: body.roundClosed }, now, settings)
  // A round closed at once may have released a bonus: then what is left is looked up.
  const left = body.roundClosed ? undefined : { cash: purse.cash - cash, bonus: purse.bonus - bonus, asset }
  return decide(tx, call, 'OK', { txnId, roundId: round.id, bonus }, left)
}

/** Pays a win, zero for none. Never fails on a token, a blocked player or a game switched off. */
export async function credit(desk: Desk, body: Body<'credit'>): Promise<string> {
  const { tx, vendor, events, now, settings } = desk
  const { txId, refTxId, playerId, roundId, amount } = body
  const call = callOf(desk, 'credit', body, amount)
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

  // Nothing may be asked for ever through a round that is over: what moves no money and ends no round tells no balance.
  const settles = amount > 0n || (body.roundClosed && round.state === 'OPEN')
  const balancePlayerId = settles ? playerId : await call.asker()
  const bonus = shareOf(round, amount)
  const txnId = await post(tx, {
    kind: 'win',
    entries: [
      { house: `GAME_PNL:${vendor}`, asset, amount: -amount },
      { member: playerId, kind: 'CASH', asset, amount: amount - bonus },
      { member: playerId, kind: 'BONUS', asset, amount: bonus },
    ],
    vendor: { code: vendor, tx: txId },
    roundId: round.id,
  })
  await notePlay(tx, playerId, { won: amount, at: now }, settings)
  if (bonus > 0n) await keepApart(tx, playerId, asset)
  await change(tx, events, round, { wins: 1, win: amount, close: body.roundClosed }, now, settings)
  return decide(tx, { ...call, playerId: balancePlayerId }, 'OK', { txnId, roundId: round.id, bonus })
}

/** Takes a debit or credit back. One that has not come yet leaves a tombstone, and the late one is refused. */
export async function rollback(desk: Desk, body: Body<'rollback'>): Promise<string> {
  const { tx, vendor, events, now, settings } = desk
  const { txId, refTxId, playerId, amount } = body
  const call = callOf(desk, 'rollback', body, amount)
  const seen = await claim(tx, call)
  if (seen) return seen
  const asset = await assetOf(tx, playerId)
  const original = await bury(tx, vendor, refTxId)
  const nothing = async () => decide(tx, { ...call, playerId: await call.asker() }, 'OK')
  if (!original || original.rolledBack) return nothing()
  if (original.kind !== 'debit' && original.kind !== 'credit') throw new Refusal('BAD_REQUEST')
  // Refused when it came: there is nothing to give back.
  if (original.txnId === null || original.roundId === null) return nothing()
  if (amount !== 0n && amount !== original.amount) throw new Refusal('BAD_REQUEST')
  const round = await lockRound(tx, { id: original.roundId })
  if (round?.memberId !== playerId) throw new Refusal('BAD_REQUEST')
  const { amount: moved, bonus, createdAt: at } = original
  const isBet = original.kind === 'debit'
  let txnId: number
  try {
    // What of a win went to BONUS may be cash by now.
    if (!isBet && bonus > 0n) await returnShort(tx, playerId, asset, bonus)
    txnId = await reverse(tx, original.txnId, {
      kind: 'rollback',
      vendor: { code: vendor, tx: txId },
      roundId: round.id,
    })
  } catch (error) {
    // A win already spent: no account goes below zero, so the vendor has to come again.
    if (error instanceof InsufficientFunds) throw new Refusal('INSUFFICIENT_FUNDS')
    throw error
  }
  await notePlay(tx, playerId, isBet ? { staked: -moved, at } : { won: -moved, at }, settings)
  if (isBet && bonus > 0n) await keepApart(tx, playerId, asset)
  await change(
    tx,
    events,
    round,
    isBet ? { bets: -1, stake: -moved, bonusStake: -bonus } : { wins: -1, win: -moved },
    now,
    settings,
  )
  return decide(tx, call, 'OK', { txnId, roundId: round.id })
}

/** Ends a round that needs no further credit. */
export async function closeRound(desk: Desk, body: Body<'round-close'>): Promise<string> {
  const { tx, vendor, events, now, settings } = desk
  const { txId, playerId, roundId } = body
  const call = txId === undefined ? undefined : callOf(desk, 'round-close', { ...body, txId }, 0n)
  const seen = call && (await claim(tx, call))
  if (seen) return seen
  await assetOf(tx, playerId)
  const round = await lockRound(tx, { vendor, vendorRound: roundId, memberId: playerId })
  if (!round) throw new Refusal('TX_NOT_FOUND')
  const balancePlayerId = round.state === 'OPEN' ? playerId : await askerFor(desk, body)()
  if (round.state === 'OPEN' || round.state === 'REOPENED')
    await change(tx, events, round, { close: true }, now, settings)
  return call
    ? decide(tx, { ...call, playerId: balancePlayerId }, 'OK', { roundId: round.id })
    : answer(tx, 'OK', balancePlayerId)
}
