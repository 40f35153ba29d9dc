import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { posting } from '../../../ledger/schema.ts'
import { type CountedGames } from '../schema.ts'
import { settlement } from '../../settlements/schema.ts'
import { type JournalRange, inOrder, within } from '../../../workflow/journal.ts'
import type { Metric } from '../kinds.ts'

/** A settlement, a deposit, or what takes one of them back. */
export interface Played {
  memberId: string
  asset: string
  /** When it happened. */
  at: Date
  /** When the round was settled first, or the deposit was credited: what is taken back belongs to the period of that. */
  of: Date
  /** Of the game, as it was then. */
  gameType: string | null
  vendor: string | null
  nodeId: number | null
  /** What it adds, or takes back. */
  adds: Record<Metric, bigint>
  /** The round as it stands with this row; null for a deposit and for money at a vendor. */
  round: { id: number; stake: bigint; win: bigint } | null
}

interface Row extends Record<string, unknown> {
  memberId: string
  asset: string
  at: string
  of: string
  gameType: string | null
  vendor: string | null
  nodeId: number | null
  validBet: string
  rounds: number
  roundId: string | null
  stake: string
  win: string
}

/** The settlements of a range in the order of the journal, without those of trial accounts. */
export const settledIn = (tx: Tx, range: JournalRange): Promise<Played[]> => settled(tx, within(settlement, range))

/** The settlements of a condition, likewise. */
export async function settled(tx: Tx, of: SQL): Promise<Played[]> {
  const { rows } = await tx.execute<Row>(sql`
    select member_id as "memberId", asset, settled_at as at, valid_bet::text as "validBet", rounds,
      coalesce(first_settled_at, settled_at) as of, coalesce(first_game_type, game_type) as "gameType", vendor,
      node_id as "nodeId", round_id::text as "roundId", coalesce(round_stake, stake)::text as stake,
      coalesce(round_win, win)::text as win
    from ${settlement} where ${of} and not trial
      and (valid_bet <> 0 or rounds <> 0 or stake <> 0 or win <> 0)
    order by ${sql.join(inOrder(settlement), sql`, `)}`)
  return rows.map(({ at, of, validBet, rounds, roundId, stake, win, ...row }) => ({
    ...row,
    round: roundId === null ? null : { id: Number(roundId), stake: BigInt(stake), win: BigInt(win) },
    at: new Date(at),
    of: new Date(of),
    adds: { VALID_BET: BigInt(validBet), ROUNDS: BigInt(rounds), DEPOSITS: 0n },
  }))
}

/**
 * The deposits of a range of postings. A charge-back takes back the whole deposit, however much of it was still there,
 * and belongs to the time of the deposit.
 */
export const depositedIn = (tx: Tx, range: JournalRange): Promise<Played[]> => deposited(tx, within(posting, range))

/** The deposits of a condition of postings, likewise. */
export async function deposited(tx: Tx, of: SQL): Promise<Played[]> {
  const { rows } = await tx.execute<{ memberId: string; asset: string; at: string; of: string; amount: string }>(sql`
    with moved as (
      select ${posting.writtenBy} as written_by, ${posting.id} as id, ${posting.createdAt} as at, ${posting.amount} as amount,
        ${posting.asset} as asset, t.kind, t.idem_owner, a.owner, a.kind as side
      from ${posting} join txn t on t.id = ${posting.txnId} and t.created_at = ${posting.createdAt} join account a on a.id = ${posting.accountId}
      where ${of} and t.kind in ('deposit', 'c2c_payout', 'deposit_charge_back')),
    counted as (
      select written_by, id, owner, asset, at, at as of, amount from moved
      where kind <> 'deposit_charge_back' and amount > 0 and side = 'CASH'
      union all
      select c.written_by, c.id, a.owner, c.asset, c.at, p.created_at, -p.amount
      from moved c cross join lateral (
          -- Of each charge-back by itself: joined, all keys would be read.
          select txn_id, created_at from txn_keys
          where idem_owner = c.idem_owner and kind = 'deposit' and ledger_reaches(created_at) offset 0) d
        join posting p on p.txn_id = d.txn_id and p.created_at = d.created_at join account a on a.id = p.account_id and a.kind = 'CASH'
      where c.kind = 'deposit_charge_back' and c.side = 'BANK')
    select c.owner as "memberId", c.asset, c.at, c.of, c.amount::text as amount
    from counted c join member m on m.id = c.owner
    where m.type <> 4 order by c.written_by, c.id`)
  return rows.map(({ at, of, amount, ...row }) => ({
    ...row,
    at: new Date(at),
    of: new Date(of),
    gameType: null,
    vendor: null,
    nodeId: null,
    adds: { VALID_BET: 0n, ROUNDS: 0n, DEPOSITS: BigInt(amount) },
    round: null,
  }))
}

const has = <T>(list: readonly T[] | undefined, it: T | null) =>
  list === undefined || (it !== null && list.includes(it))

/** Whether the game of a settlement is one of those that count. */
export const countsIn = (
  { gameTypes, vendors, nodeIds }: CountedGames,
  { gameType, vendor, nodeId }: Pick<Played, 'gameType' | 'vendor' | 'nodeId'>,
): boolean => has(gameTypes, gameType) && has(vendors, vendor) && has(nodeIds, nodeId)
