import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '../db/client.ts'
import type { MemberKind } from './post.ts'

/** A member, in one asset. */
export interface Owner {
  memberId: string
  asset: string
}

/** Opens accounts of a member in an asset; those already open stay. */
export async function openAccounts(
  tx: Tx,
  memberId: string,
  asset: string,
  kinds: readonly MemberKind[],
): Promise<void> {
  await tx.execute(sql`select open_accounts(${memberId}, ${asset}, ${sql.param([...kinds])}::text[])`)
}

/** Locks all accounts of several members until the commit, in the order in which a posting locks them. */
export async function lockAccounts(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select lock_accounts(${sql.param([...memberIds])}::uuid[])`)
}

export interface LockedBalance {
  kind: string
  asset: string
  balance: bigint
}

/**
 * Locks all accounts of a member until the commit, in the order in which a posting locks them; returns their balances.
 */
export async function lockBalances(tx: Tx, memberId: string): Promise<LockedBalance[]> {
  const { rows } = await tx.execute<{ kind: string; asset: string; balance: string }>(
    sql`select kind, asset, balance::text from lock_balances(${memberId})`,
  )
  return rows.map(({ kind, asset, balance }) => ({ kind, asset, balance: BigInt(balance) }))
}

/** Money of a member that has left CASH for a withdrawal and may still come back. */
export interface HeldMoney {
  /** What holds it: `withdrawal:<order>`. */
  owner: string
  /** Minor units. */
  amount: bigint
}

export async function heldBy(db: Reader, memberId: string, asset: string): Promise<HeldMoney[]> {
  const { rows } = await db.execute<{ owner: string; amount: string }>(sql`
    select t.idem_owner as owner, sum(p.amount)::text as amount
    from account a join posting p on p.account_id = a.id join txn t on t.id = p.txn_id and t.created_at = p.created_at
    where a.owner = ${memberId} and a.asset = ${asset} and a.kind = 'HOLD_WITHDRAW'
    group by t.idem_owner having sum(p.amount) > 0 order by min(t.id)`)
  return rows.map(({ owner, amount }) => ({ owner, amount: BigInt(amount) }))
}
