import { sql } from 'drizzle-orm'
import { preparedSql } from '../../../db/prepared.ts'
import { type Tx, endWith } from '../../../db/client.ts'
import { type Entry, legsOf } from '../../../ledger/post.ts'
import { feeds, lockedPool, runningCycle } from '../../jackpots/index.ts'
import { type Play, playGiven, playStops } from '../../responsible-gaming/index.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type Change, type Round, figuresAfter, followChange, isFollowed, isTakenBack, settles } from '../round.ts'
import { type Funds, answer } from './answer.ts'
import { type Call, decide, refuseRace } from './claim.ts'
import type { CallContext } from './context.ts'
import type { LockedPlay } from './locked-play.ts'

interface Moved {
  roundId: string
  txnId: string
  cycle: { seed: string; onePer: string } | null
  /** Minor units. */
  pool: string | null
}
const moveRow = preparedSql<Moved, Record<string, string | number | boolean | null>>(
  'record_move',
  (given) => sql`
    select r.round_id::text as "roundId", r.txn_id::text as "txnId", case when ${given('state')} = 'CLOSED' then ${runningCycle(given('asset'))} end as cycle,
      case when ${given('feeds')} then ${lockedPool(given('asset'))} end::text as pool
    from record_move(${given('round')}, ${given('vendor')}, ${given('vendorRound')}, ${given('memberId')}, ${given('nodeId')}, ${given('asset')},
      ${given('at')}, ${given('state')}, ${given('bets')}, ${given('wins')}, ${given('stake')}, ${given('win')}, ${given('bonusStake')},
      ${given('validBet')}, ${given('contribution')}, ${given('posting')}, ${given('legs')}, ${given('played')}, ${given('day')}, ${given('staked')}, ${given('won')},
      ${given('bet')}, make_interval(mins => ${given('pause')}), make_interval(mins => ${given('every')}), make_interval(mins => ${given('rest')}),
      ${given('txId')}, ${given('refTxId')}, ${given('call')}, ${given('bodyHash')}, ${given('amount')}, ${given('bonus')}, ${given('answer')}) r`,
)

/** A bet, a win or a rollback, and what it makes of its round. */
export interface Move {
  /** A round without an id is opened. */
  round: Omit<Round, 'id'> & { id: number | null }
  what: Change
  posting: 'bet' | 'win' | 'rollback'
  /** The call that is taken back. */
  refTxId?: string
  entries: Entry[]
  play: Play
  /** Of the amount, what moves in BONUS. */
  bonus: bigint
  /** The balance after it, where the answer shows one and nothing else moves. */
  funds: Funds | undefined
  /** The player whose balance the answer shows. */
  shown: string | undefined
  /** What belongs to the transaction and comes before what follows of the round; whether it may have moved money. */
  between?: ((made: { txnId: number; roundId: number }) => Promise<boolean>) | undefined
}

const noPlay = { day: null, staked: null, won: null, bet: null, pause: null, every: null, rest: null }

/** Moves the money of a call under the lock of `lockPlay`, with all that follows. @returns the answer to send */
export async function move(
  { tx, events, now, settings }: CallContext,
  call: Call,
  { required, limited }: LockedPlay,
  { round, what, posting, refTxId, entries, play, bonus, funds, shown, between }: Move,
): Promise<string> {
  const next = figuresAfter(round, what, settings)
  const wentBack = isTakenBack(what)
  const text = await answer(tx, 'OK', shown, call.txId, funds)
  const ends = !between && !isFollowed(round, next, { required, limited, wentBack }, settings)
  const send = ends ? endWith<Moved[]> : <T>(_tx: Tx, run: () => Promise<T>) => run()
  const [moved] = await refuseRace(
    send(tx, () =>
      moveRow(tx, {
        round: round.id,
        vendor: round.vendor,
        vendorRound: round.vendorRound,
        memberId: round.memberId,
        nodeId: round.nodeId,
        asset: round.asset,
        at: now.toISOString(),
        state: next.state,
        bets: next.bets,
        wins: next.wins,
        stake: String(next.stake),
        win: String(next.win),
        bonusStake: String(next.bonusStake),
        validBet: String(next.validBet),
        contribution: String(next.contribution),
        posting,
        legs: legsOf(entries),
        feeds: wentBack && feeds(round.asset, settings),
        played: play.at.toISOString(),
        ...(playGiven(play, settings) ?? noPlay),
        txId: call.txId,
        refTxId: refTxId ?? null,
        call: call.kind,
        bodyHash: call.bodyHash,
        amount: String(call.amount),
        bonus: String(bonus),
        answer: text,
      }),
    ),
  )
  if (!moved) throw new Error('a move was not told')
  if (ends) return text
  const made = { txnId: Number(moved.txnId), roundId: Number(moved.roundId) }
  const row = { ...round, id: made.roundId }
  const before = (await between?.(made)) ?? false
  const stops = limited && settles(round, next) && (await stopsNow(tx, round.memberId, now, settings))
  const after = await followChange(
    tx,
    events,
    row,
    next,
    { cycle: moved.cycle, pool: moved.pool === null ? null : BigInt(moved.pool), stops, wentBack, required },
    now,
    settings,
  )
  return before || after ? decide(tx, { ...call, playerId: shown }, 'OK', { ...made, bonus }) : text
}

async function stopsNow(tx: Tx, memberId: string, now: Date, settings: Settings): Promise<boolean> {
  const { rows } = await tx.execute<{ stops: boolean }>(sql`select ${playStops(memberId, now, settings)} as stops`)
  return rows[0]?.stops === true
}
