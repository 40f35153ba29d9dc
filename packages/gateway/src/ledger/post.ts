import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { preparedSql } from '../db/prepared.ts'
import type { TxnKind } from './kinds.ts'

/** One leg: a member's account (`member`) or a system account. Positive adds to it, minor units. */
export type Entry =
  | { member: string; kind: MemberKind; asset: string; amount: bigint }
  | { system: SystemKind; asset: string; amount: bigint }

export type MemberKind = 'CASH' | 'BONUS' | 'HOLD_WITHDRAW' | 'POINTS' | `VENDOR:${string}`
export type SystemKind =
  | 'BANK'
  | 'FEES'
  | 'PROMO_COST'
  | 'REBATE_COST'
  | 'COMMISSION_COST'
  | 'SUSPENSE'
  | 'POINTS_ISSUED'
  | `GAME_PNL:${string}`
  | `JACKPOT:${string}`

export interface Posting {
  /** What happened. */
  kind: TxnKind
  entries: Entry[]
  /** Vendor code and the vendor's id of it. */
  vendor?: { code: string; tx: string }
  /** Row id of the round it belongs to. */
  roundId?: number
  /** The transaction it mirrors. */
  reverses?: number
  /** Happens at most once per owner and key. */
  once?: { owner: string; key: string }
}

/** A member's account would fall below zero: nothing was posted, and the database transaction may continue. */
export class InsufficientFunds extends Error {
  constructor() {
    super('insufficient funds')
  }
}

interface Given {
  kind: string
  legs: string
  vendor: string | null
  vendorTx: string | null
  roundId: number | null
  reverses: number | null
  owner: string | null
  key: string | null
}

const postTxn = preparedSql<{ id: string | null }, Given>(
  'post_txn',
  (given) => sql`select post_txn(${given('kind')}, ${given('legs')}::jsonb, ${given('vendor')}, ${given('vendorTx')},
    ${given('roundId')}, ${given('reverses')}, ${given('owner')}, ${given('key')}) as id`,
)

/** Legs as `post_txn` takes them. */
export const legsOf = (entries: readonly Entry[]): string =>
  JSON.stringify(
    entries.map((entry) => ({
      owner: 'member' in entry ? entry.member : null,
      kind: 'member' in entry ? entry.kind : entry.system,
      asset: entry.asset,
      amount: entry.amount.toString(),
    })),
  )

const givenOf = ({ kind, entries, vendor, roundId, reverses, once }: Posting): Given => ({
  kind,
  legs: legsOf(entries),
  vendor: vendor?.code ?? null,
  vendorTx: vendor?.tx ?? null,
  roundId: roundId ?? null,
  reverses: reverses ?? null,
  owner: once?.owner ?? null,
  key: once?.key ?? null,
})

/**
 * Posts one transaction of the ledger inside `tx`, locking the members' accounts in id order.
 * @throws InsufficientFunds with nothing posted and `tx` still usable
 * @returns id of the transaction
 */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  const [row] = await postTxn(tx, givenOf(posting))
  const id = row?.id
  if (!id) throw new InsufficientFunds()
  return Number(id)
}

/**
 * Posts transactions of the ledger one after the other, in one statement.
 * @throws InsufficientFunds with others posted: `tx` is to be rolled back
 * @returns their ids
 */
export async function postAll(
  tx: Tx,
  postings: readonly Pick<Posting, 'kind' | 'entries' | 'once'>[],
): Promise<number[]> {
  if (postings.length === 0) return []
  const given = postings.map(givenOf)
  const column = (name: keyof Given) => sql.param(given.map((each) => each[name]))
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select post_txn(kind, legs, null, null, null, null, owner, key)::text as id
    from unnest(${column('kind')}::text[], ${column('legs')}::jsonb[], ${column('owner')}::text[], ${column('key')}::text[])
      with ordinality as p (kind, legs, owner, key, n)`)
  return rows.map(({ id }) => {
    if (id === null) throw new InsufficientFunds()
    return Number(id)
  })
}

/** A leg as the database has it. */
export interface Leg {
  owner: string | null
  kind: string
  asset: string
  amount: string
}

/** Column: the legs of the exact mirror of a transaction; null where it moved nothing. */
export const mirrorOf = (txnId: SQLWrapper) => sql<Leg[] | null>`(
  select json_agg(json_build_object('owner', a.owner, 'kind', a.kind, 'asset', p.asset, 'amount', (-p.amount)::text) order by p.id)
  from posting p join account a on a.id = p.account_id
  where p.txn_id = ${txnId} and p.created_at = (select created_at from txn_keys where txn_id = ${txnId} and ledger_reaches(created_at)))`

export const entriesOf = (legs: readonly Leg[]): Entry[] =>
  legs.map(({ owner, kind, asset, amount }) =>
    owner
      ? { member: owner, kind: kind as MemberKind, asset, amount: BigInt(amount) }
      : { system: kind as SystemKind, asset, amount: BigInt(amount) },
  )
