import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import type { TxnKind } from './kinds.ts'

/** One leg: a member's account (`member`) or a system account. Positive adds to it, minor units. */
export type Entry =
  | { member: string; kind: MemberKind; asset: string; amount: bigint }
  | { system: SystemKind; asset: string; amount: bigint }

export type MemberKind = 'CASH' | 'BONUS' | 'HOLD_WITHDRAW' | `VENDOR:${string}`
export type SystemKind = 'BANK' | 'FEES' | 'PROMO_COST' | 'SUSPENSE' | `GAME_PNL:${string}` | `JACKPOT:${string}`

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

/**
 * Posts one transaction of the ledger inside `tx`, locking the members' accounts in id order.
 * @throws InsufficientFunds with nothing posted and `tx` still usable
 * @returns id of the transaction
 */
export async function post(tx: Tx, { kind, entries, vendor, roundId, reverses, once }: Posting): Promise<number> {
  const legs = entries.map((entry) => ({
    owner: 'member' in entry ? entry.member : null,
    kind: 'member' in entry ? entry.kind : entry.system,
    asset: entry.asset,
    amount: entry.amount.toString(),
  }))
  const { rows } = await tx.execute<{ id: string | null }>(sql`select post_txn(
    ${kind}, ${JSON.stringify(legs)}::jsonb, ${vendor?.code ?? null}, ${vendor?.tx ?? null},
    ${roundId ?? null}, ${reverses ?? null}, ${once?.owner ?? null}, ${once?.key ?? null}) as id`)
  const id = rows[0]?.id
  if (!id) throw new InsufficientFunds()
  return Number(id)
}

/** Posts the exact mirror of a transaction. */
export async function reverse(
  tx: Tx,
  txnId: number,
  as: Pick<Posting, 'kind' | 'vendor' | 'roundId'>,
): Promise<number> {
  const { rows } = await tx.execute<{ owner: string | null; kind: string; asset: string; amount: string }>(sql`
    select a.owner, a.kind, p.asset, (-p.amount)::text as amount
    from posting p join account a on a.id = p.account_id where p.txn_id = ${txnId} order by p.id`)
  const entries = rows.map(({ owner, kind, asset, amount }) =>
    owner
      ? { member: owner, kind: kind as MemberKind, asset, amount: BigInt(amount) }
      : { system: kind as SystemKind, asset, amount: BigInt(amount) },
  )
  return post(tx, { ...as, entries, reverses: txnId })
}
