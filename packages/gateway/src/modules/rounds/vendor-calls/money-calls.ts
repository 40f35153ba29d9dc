import { recordPlaying } from '../../games/index.ts'
import { stakeLegs } from '../../jackpots/index.ts'
import { pgError } from '../../../db/client.ts'
import { InsufficientFunds } from '../../../ledger/post.ts'
import {
  bonusPartsOf,
  forgetBonusParts,
  recordBonusStake,
  recordBonusWin,
  returnToBonuses,
  sumOfParts,
  takeFromBonuses,
} from '../../turnover/index.ts'
import { Refusal, answer } from './answer.ts'
import { type Body, meaning } from './body.ts'
import { type Call, markRolledBack, claim, decide, raced } from './claim.ts'
import { paceOf, sessionRefused, stakeRefused } from '../bet-policy.ts'
import { type CallContext, inForce } from './context.ts'
import { closeFreeSpin, creditFreeSpin, freeSpinOf, playFreeSpin, rollBackFreeSpin } from './free-spins.ts'
import { lockMoved, lockWin } from './locked-play.ts'
import { recordActivity } from './login.ts'
import { move } from './move.ts'
import { tokenPlayerOf, assetOf, gameOf, lockBetOfToken } from './player.ts'
import { begunNear, endRound, lockRound, nearOf, openRound } from '../round.ts'

/** The player whose balance a vendor may receive where no money moves. */
const tokenPlayerFor =
  ({ tx, vendor, now, settings }: CallContext, body: Body<'balance'>) =>
  () =>
    tokenPlayerOf(tx, vendor, body, now, { ...settings.session, ...settings.rg })

/** A call in the form to claim. */
function callOf(
  context: CallContext,
  kind: Call['kind'],
  body: Body<'debit' | 'credit' | 'rollback' | 'round-close'> & { txId: string },
  amount: bigint,
): Call {
  const { txId, playerId } = body
  return {
    vendor: context.vendor,
    txId,
    kind,
    playerId,
    tokenPlayer: tokenPlayerFor(context, body),
    amount,
    bodyHash: meaning(kind, body),
    at: context.now,
  }
}

/**
 * Takes a stake, from CASH first. Order of checks: id seen, token, player, break, reality check, region, game and
 * vendor, stake, time between rounds, the player's limits, terms of an open bonus, funds.
 */
export async function debit(context: CallContext, body: Body<'debit'>): Promise<string> {
  const { tx, vendor, events, now, settings } = context
  const { playerId, roundId, amount } = body
  const call = callOf(context, 'debit', body, amount)
  const locked = await lockBetOfToken(tx, vendor, body, now, settings)
  if (!locked || locked.play.seen) {
    const seen = await claim(tx, call)
    if (seen) return seen
  }
  if (!locked) throw new Refusal('TOKEN_EXPIRED')
  const gameSession = locked.session()
  await recordActivity(tx, gameSession, now)
  // A decision about this bet is stored; a dead token concerns only the request, and the bet may be sent again.
  const closed = await sessionRefused(tx, events, gameSession, settings, now)
  if (closed) return decide(tx, call, closed)
  const { asset, nodeId, gameType } = gameSession
  if (body.currency !== asset) throw new Refusal('BAD_REQUEST')
  // Money that is moved to vendors is played there: a wallet is never in two places.
  if (!settings.wallet.isSingle) return decide(tx, call, 'GAME_OFF')
  if (body.freeSpin) return playFreeSpin(context, call, gameSession, { ...body, freeSpin: body.freeSpin })
  const { min, max, step, cycleMs } = paceOf(gameSession, settings)
  if (amount < min || amount > max || amount % step !== 0n) return decide(tx, call, 'STAKE_OUT_OF_RANGE')
  const round = locked.play.round ?? {
    id: null,
    vendor,
    vendorRound: roundId,
    memberId: playerId,
    nodeId,
    asset,
    gameType,
    ...unplayed,
  }
  if (round.state === 'CLOSED' || round.nodeId !== nodeId) throw new Refusal('BAD_REQUEST')

  const budget = await inForce(tx, gameSession, locked.budget, now, settings)
  // Under the lock of the balances: of two rounds begun at once the second sees the first.
  const { begunAt } = locked.play
  // After a clock was put back the last round lies ahead, and hides those that were begun since.
  const soon =
    cycleMs > 0 &&
    begunAt &&
    (begunAt > now
      ? await begunNear(tx, round, nodeId, nearOf(now, cycleMs))
      : now.getTime() - begunAt.getTime() < cycleMs)
  const refused = soon
    ? 'TOO_SOON'
    : (stakeRefused(budget, gameSession, amount, round.stake, settings) ??
      (budget.cash + budget.bonus < amount ? 'INSUFFICIENT_FUNDS' : undefined))
  if (refused) return decide(tx, call, refused, {}, { ...budget, asset })
  const cash = budget.cash < amount ? budget.cash : amount
  const bonus = amount - cash
  await recordPlaying(tx, gameSession, now)
  return move(context, call, locked.play, {
    round,
    what: { bets: 1, stake: amount, bonusStake: bonus, close: body.roundClosed },
    posting: 'bet',
    entries: [
      { member: playerId, kind: 'CASH', asset, amount: -cash },
      { member: playerId, kind: 'BONUS', asset, amount: -bonus },
      ...stakeLegs(amount, asset, vendor, settings),
    ],
    play: { staked: amount, at: now },
    bonus,
    funds: { cash: budget.cash - cash, bonus: budget.bonus - bonus, asset },
    shown: playerId,
    between:
      bonus > 0n
        ? async (made) => {
            await recordBonusStake(tx, { memberId: playerId, ...made, amount: bonus })
            return false
          }
        : undefined,
  })
}

/** A round before its first bet. */
const unplayed = {
  state: 'OPEN',
  bets: 0,
  wins: 0,
  stake: 0n,
  win: 0n,
  bonusStake: 0n,
  validBet: 0n,
} as const

/** Pays a win, zero for none. Never fails on a token, a blocked player or a game switched off. */
export async function credit(context: CallContext, body: Body<'credit'>): Promise<string> {
  const { tx, vendor, now } = context
  const { txId, refTxId, playerId, roundId, amount } = body
  const call = callOf(context, 'credit', body, amount)
  const key = { vendor, vendorRound: roundId, memberId: playerId }
  const locked = await lockWin(tx, { ...key, txId, refTxId })
  if (!locked || locked.play.seen) {
    const seen = await claim(tx, call)
    if (seen) return seen
  }
  if (!locked || body.currency !== locked.asset) throw new Refusal('BAD_REQUEST')
  const { asset, free, play } = locked
  const spin = play.round ? undefined : await freeSpinOf(tx, key)
  if (spin) return creditFreeSpin(context, call, spin, body)

  if (refTxId !== undefined) {
    const bet = play.ref
    if (bet?.rolledBack) throw new Refusal('TX_ROLLED_BACK')
    const isKnownBet = bet?.kind === 'debit' && bet.txnId !== null && bet.roundId === play.round?.id
    if (!isKnownBet && !(free && !bet)) throw new Refusal('TX_NOT_FOUND')
  } else if (!free) {
    if (!play.round) throw new Refusal('TX_NOT_FOUND')
    if (play.round.bets === 0) throw new Refusal('TX_ROLLED_BACK')
  }
  const round = play.round ?? (await openRound(tx, key, { nodeId: await gameOf(tx, vendor, body.gameId), asset }, now))

  // A round that is over must not give access to the balance for ever: a call that moves no money and ends no round
  // returns none.
  const settles = amount > 0n || (body.roundClosed && round.state === 'OPEN')
  const shown = settles ? playerId : await call.tokenPlayer()
  const parts = await bonusPartsOf(tx, round, amount)
  const bonus = sumOfParts(parts)
  return move(context, call, play, {
    round,
    what: { wins: 1, win: amount, close: body.roundClosed },
    posting: 'win',
    entries: [
      { system: `GAME_PNL:${vendor}`, asset, amount: -amount },
      { member: playerId, kind: 'CASH', asset, amount: amount - bonus },
      { member: playerId, kind: 'BONUS', asset, amount: bonus },
    ],
    play: { won: amount, at: now },
    bonus,
    funds: shown === undefined ? undefined : { cash: locked.cash + amount - bonus, bonus: locked.bonus + bonus, asset },
    shown,
    between:
      parts.length > 0
        ? async (made) => {
            await recordBonusWin(tx, made, parts)
            await returnToBonuses(tx, { memberId: playerId, asset }, parts)
            return true
          }
        : undefined,
  })
}

/** Rolls back a debit or credit. One that has not come yet leaves a tombstone, and the late one is refused. */
export async function rollback(context: CallContext, body: Body<'rollback'>): Promise<string> {
  const { tx, vendor } = context
  const { txId, refTxId, playerId, amount } = body
  const call = callOf(context, 'rollback', body, amount)
  const locked = await lockMoved(tx, { vendor, txId, refTxId, memberId: playerId })
  if (!locked?.moved || locked.play.seen) {
    const seen = await claim(tx, call)
    if (seen) return seen
  }
  if (!locked) throw new Refusal('BAD_REQUEST')
  const { asset, play, moved } = locked
  if (!moved) return rollBackUnmoved(context, call, refTxId)
  if (play.ref?.rolledBack) return returnNothing(context, call)
  if (!play.round || (amount !== 0n && amount !== moved.amount)) throw new Refusal('BAD_REQUEST')
  const { mirror, bonus, at } = moved
  const isBet = moved.kind === 'debit'
  const wallet = { memberId: playerId, asset }
  const parts = bonus > 0n ? await forgetBonusParts(tx, moved.txnId) : []
  const added = (kind: string) =>
    mirror.reduce((sum, leg) => ('member' in leg && leg.kind === kind ? sum + leg.amount : sum), 0n)
  try {
    if (!isBet) await takeFromBonuses(tx, wallet, parts)
    return await move(context, call, play, {
      round: play.round,
      what: isBet ? { bets: -1, stake: -moved.amount, bonusStake: -bonus } : { wins: -1, win: -moved.amount },
      posting: 'rollback',
      refTxId,
      entries: mirror,
      play: isBet ? { staked: -moved.amount, at } : { won: -moved.amount, at },
      bonus: 0n,
      funds: { cash: locked.cash + added('CASH'), bonus: locked.bonus + added('BONUS'), asset },
      shown: playerId,
      between:
        parts.length > 0
          ? async () => {
              if (isBet) await returnToBonuses(tx, wallet, parts)
              return true
            }
          : undefined,
    })
  } catch (error) {
    // The money of the win is already used: no account goes below zero, so the vendor has to retry.
    if (error instanceof InsufficientFunds || pgError(error)?.constraint === 'account_balance_not_negative')
      throw new Refusal('INSUFFICIENT_FUNDS')
    throw error
  }
}

/** Where there is nothing to return, no open round gives access to the balance. */
const returnNothing = async ({ tx }: CallContext, call: Call): Promise<string> =>
  decide(tx, { ...call, playerId: await call.tokenPlayer() }, 'OK')

/** Rolls back a claimed call that has not come yet, moved nothing, or was played with a free spin. */
async function rollBackUnmoved(context: CallContext, call: Call, refTxId: string): Promise<string> {
  const original = await markRolledBack(context.tx, context.vendor, refTxId)
  if (!original || original.rolledBack) return returnNothing(context, call)
  if (original.kind !== 'debit' && original.kind !== 'credit') throw new Refusal('BAD_REQUEST')
  if (original.spinRoundId !== null) return rollBackFreeSpin(context, call, original, call.amount)
  // It was refused at its arrival, or has come meanwhile.
  if (original.txnId === null) return returnNothing(context, call)
  throw raced()
}

/** Ends a round that needs no further credit. */
export async function closeRound(context: CallContext, body: Body<'round-close'>): Promise<string> {
  const { tx, vendor, events, now, settings } = context
  const { txId, playerId, roundId } = body
  const call = txId === undefined ? undefined : callOf(context, 'round-close', { ...body, txId }, 0n)
  const seen = call && (await claim(tx, call))
  if (seen) return seen
  await assetOf(tx, playerId)
  const round = await lockRound(tx, { vendor, vendorRound: roundId, memberId: playerId })
  if (!round) {
    const spin = await freeSpinOf(tx, { vendor, vendorRound: roundId, memberId: playerId })
    if (!spin) throw new Refusal('TX_NOT_FOUND')
    return closeFreeSpin(context, call, spin, tokenPlayerFor(context, body))
  }
  const balancePlayerId = round.state === 'OPEN' ? playerId : await tokenPlayerFor(context, body)()
  if (round.state === 'OPEN' || round.state === 'REOPENED') await endRound(tx, events, round, now, settings)
  return call
    ? decide(tx, { ...call, playerId: balancePlayerId }, 'OK', { roundId: round.id })
    : answer(tx, 'OK', balancePlayerId)
}
