import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { preparedSql } from '../../../db/prepared.ts'
import { type Entry, type Leg, entriesOf, mirrorOf } from '../../../ledger/post.ts'
import { paysWithoutBet } from '../../games/index.ts'
import type { BudgetRow } from '../../responsible-gaming/index.ts'
import type { Round, RoundKey } from '../round.ts'
import type { Call } from './claim.ts'

interface LockedRow {
  seen: boolean
  ref: { kind: Call['kind'] | 'tombstone'; txnId: number | null; roundId: number | null; rolledBack: boolean } | null
  round:
    | (Pick<Round, 'id' | 'nodeId' | 'asset' | 'state' | 'bets' | 'wins' | 'gameType'> &
        Record<'stake' | 'win' | 'bonusStake' | 'validBet', string>)
    | null
  begunAt: string | null
  required: boolean
  limited: boolean
}
export type LockedBetRow = LockedRow & { budget: BudgetRow }
type LockedWinRow = LockedRow & { budget: Pick<BudgetRow, 'cash' | 'bonus'> }

/** What a money call is judged by, with its round and the accounts of its player locked. */
export type LockedPlay = Omit<LockedRow, 'round' | 'begunAt'> & {
  round: Round | undefined
  /** When the player last began another round of the game. */
  begunAt: Date | undefined
}

/**
 * Column: locks a round, then the accounts of its player, and reads what a bet is judged by. Nothing is written.
 * @param days the first days of the windows of limits
 */
export const lockBet = (
  key: Record<'vendor' | 'txId' | 'vendorRound', SQLWrapper>,
  { memberId, asset, nodeId }: Record<'memberId' | 'asset' | 'nodeId', SQLWrapper>,
  days: Record<'day' | 'week' | 'month', SQLWrapper>,
) =>
  sql<LockedBetRow>`lock_play(${key.vendor}, ${key.txId}, null, ${key.vendorRound}, ${memberId}, ${asset}, ${nodeId},
    ${days.day}, ${days.week}, ${days.month})`

export function readLocked({ round, begunAt, seen, ref, required, limited }: LockedRow, key: RoundKey): LockedPlay {
  return {
    seen,
    ref,
    required,
    limited,
    begunAt: begunAt === null ? undefined : new Date(begunAt),
    round: round
      ? {
          ...key,
          ...round,
          stake: BigInt(round.stake),
          win: BigInt(round.win),
          bonusStake: BigInt(round.bonusStake),
          validBet: BigInt(round.validBet),
        }
      : undefined,
  }
}

const lockWinRow = preparedSql<
  { asset: string; free: boolean | null; locked: LockedWinRow },
  { vendor: string; txId: string; refTxId: string | null; vendorRound: string; memberId: string }
>(
  'lock_win',
  (given) => sql`
    select m.asset, ${paysWithoutBet(given('vendor'))} as free,
      lock_play(${given('vendor')}, ${given('txId')}, ${given('refTxId')}, ${given('vendorRound')}, m.id, m.asset,
      null, null, null, null) as locked
    from member m where m.id = ${given('memberId')}`,
)

/** What a win is judged by, and whether its vendor pays without a bet; undefined where there is no such member. */
export async function lockWin(
  tx: Tx,
  { txId, refTxId = null, ...key }: RoundKey & { txId: string; refTxId?: string | null | undefined },
): Promise<{ asset: string; free: boolean; play: LockedPlay; cash: bigint; bonus: bigint } | undefined> {
  const [row] = await lockWinRow(tx, { ...key, txId, refTxId })
  if (!row) return undefined
  const { asset, free, locked } = row
  const { cash, bonus } = locked.budget
  return {
    asset,
    free: free === true,
    play: readLocked(locked, key),
    cash: BigInt(cash ?? 0),
    bonus: BigInt(bonus ?? 0),
  }
}

interface MovedRow {
  asset: string
  kind: Call['kind'] | 'tombstone' | null
  txnId: string | null
  amount: string
  bonus: string
  createdAt: string
  vendorRound: string
  legs: Leg[] | null
  locked: LockedWinRow
}
/** What is answered or taken back already moves nothing: neither its legs nor its round are needed, archived or not. */
const lockMovedRow = preparedSql<MovedRow, { vendor: string; txId: string; refTxId: string; memberId: string }>(
  'lock_moved',
  (given) => sql`
    select m.asset, c.kind, c.txn_id::text as "txnId", c.amount::text, c.bonus::text, c.created_at::text as "createdAt",
      r.vendor_round as "vendorRound", case when r.vendor_round is not null then ${mirrorOf(sql`c.txn_id`)} end as legs,
      lock_play(${given('vendor')}, ${given('txId')}, ${given('refTxId')}, r.vendor_round, m.id, m.asset, null, null, null, null) as locked
    from member m left join vendor_call c on c.vendor = ${given('vendor')} and c.tx_id = ${given('refTxId')}
      left join lateral (select vendor_round from round_keys where round_id = c.round_id and not c.rolled_back and not exists (
        select from vendor_call s where s.vendor = ${given('vendor')} and s.tx_id = ${given('txId')}) offset 0) r on true
    where m.id = ${given('memberId')}`,
)

/** A bet or a win that moved money, as it was, with the legs that take it back. */
export interface Moved {
  kind: 'debit' | 'credit'
  txnId: number
  amount: bigint
  /** Of the amount, what moved in BONUS. */
  bonus: bigint
  at: Date
  mirror: Entry[]
}

/**
 * What a rollback is judged by, and what it takes back; undefined where there is no such member. `moved` is undefined
 * where the call has not come yet, or moved nothing in a round.
 */
export async function lockMoved(
  tx: Tx,
  { vendor, txId, refTxId, memberId }: { vendor: string; txId: string; refTxId: string; memberId: string },
): Promise<{ asset: string; play: LockedPlay; cash: bigint; bonus: bigint; moved: Moved | undefined } | undefined> {
  const [row] = await lockMovedRow(tx, { vendor, txId, refTxId, memberId })
  if (!row) return undefined
  const { asset, kind, txnId, locked } = row
  const { cash, bonus } = locked.budget
  return {
    asset,
    play: readLocked(locked, { vendor, vendorRound: row.vendorRound, memberId }),
    cash: BigInt(cash ?? 0),
    bonus: BigInt(bonus ?? 0),
    moved:
      txnId !== null && (kind === 'debit' || kind === 'credit')
        ? {
            kind,
            txnId: Number(txnId),
            amount: BigInt(row.amount),
            bonus: BigInt(row.bonus),
            at: new Date(row.createdAt),
            mirror: entriesOf(row.legs ?? []),
          }
        : undefined,
  }
}
