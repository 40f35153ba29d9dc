import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { round } from '../rounds/schema.ts'
import { requirement } from './schema.ts'
import { lockBalances } from '../../ledger/accounts.ts'

export type Requirement = typeof requirement.$inferSelect

/** Balances of a member's wallet, minor units; `away` at vendors. */
export interface Balances {
  cash: bigint
  bonus: bigint
  away: bigint
}

/**
 * Locks the accounts of a member: changes of requirements and splits between CASH and BONUS need this lock. After the
 * round, before anything else of the member.
 */
export async function lockMemberBalances(tx: Tx, memberId: string, asset: string): Promise<Balances> {
  const rows = (await lockBalances(tx, memberId)).filter((row) => row.asset === asset)
  const sum = (of: (kind: string) => boolean) =>
    rows.reduce((total, { kind, balance }) => (of(kind) ? total + balance : total), 0n)
  return {
    cash: sum((kind) => kind === 'CASH'),
    bonus: sum((kind) => kind === 'BONUS'),
    away: sum((kind) => kind.startsWith('VENDOR:')),
  }
}

const openRequirements = prepared('requirement_open', (db, given: Given<{ memberId: string }>) =>
  db
    .select()
    .from(requirement)
    .where(and(eq(requirement.memberId, given('memberId')), sql`${requirement.state} = 'ACTIVE'`))
    .orderBy(asc(requirement.id)),
)

/** Open requirements of a member, in the order they are met. */
export const openOf = (db: Reader, memberId: string): Promise<Requirement[]> => openRequirements(db, { memberId })

export const hasOpenBonus = async (db: Reader, memberId: string): Promise<boolean> =>
  (await openOf(db, memberId)).some(({ source }) => source === 'BONUS')

/** Whether a bonus was met: what it had became cash. */
export const isMet = ({ state }: Pick<Requirement, 'state'>): boolean => state === 'COMPLETED' || state === 'CLEARED'

/** What becomes cash of a bonus that was met with so much: never less than nothing, nor more than may be released. */
export function releasableOf({ maxRelease }: Pick<Requirement, 'maxRelease'>, turned: bigint): bigint {
  if (turned <= 0n) return 0n
  return maxRelease === null || turned < maxRelease ? turned : maxRelease
}

export async function write(tx: Tx, id: number, change: Partial<Requirement>): Promise<void> {
  await tx.update(requirement).set(change).where(eq(requirement.id, id))
}

/** Whether a round of the member is still open. */
export async function playsNow(db: Reader, memberId: string): Promise<boolean> {
  const open = and(eq(round.memberId, memberId), eq(round.state, 'OPEN'))
  return (await db.select({ id: round.id }).from(round).where(open).limit(1)).length > 0
}

/** Whether cash has left for a withdrawal since a posting, and was not returned. */
export async function hasLeft(db: Reader, memberId: string, mark: number): Promise<boolean> {
  const {
    rows: [row],
  } = await db.execute<{ gone: boolean }>(sql`
    select coalesce(sum(-p.amount), 0) > 0 as gone from account a join posting p on p.account_id = a.id
    where a.owner = ${memberId} and a.kind = 'CASH' and a.last_posting_id > ${mark} and p.id > ${mark} and exists (
      select from posting h join account held on held.id = h.account_id
      where h.txn_id = p.txn_id and h.created_at = p.created_at and held.owner = a.owner and held.kind = 'HOLD_WITHDRAW')`)
  return row?.gone === true
}

/** The newest posting of a member; a later one has a larger id. */
export async function newestPosting(db: Reader, memberId: string): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<{ id: string }>(
    sql`select coalesce(max(last_posting_id), 0)::text as id from account where owner = ${memberId}`,
  )
  return Number(row?.id ?? 0)
}
