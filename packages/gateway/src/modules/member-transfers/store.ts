import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { txnKeys } from '../../ledger/schema.ts'
import { memberTransfer } from './schema.ts'

export type MemberTransfer = typeof memberTransfer.$inferSelect
export type Direction = MemberTransfer['direction']

/** A transfer with the accounts of both sides. */
export interface NamedTransfer extends MemberTransfer {
  sender: string
  receiver: string
}

const [sender, receiver] = [alias(member, 'sender'), alias(member, 'receiver')]

const named = (db: Reader) =>
  db
    .select({ row: memberTransfer, sender: sender.account, receiver: receiver.account })
    .from(memberTransfer)
    .innerJoin(sender, eq(sender.id, memberTransfer.senderId))
    .innerJoin(receiver, eq(receiver.id, memberTransfer.receiverId))
    .$dynamic()

const flat = (rows: { row: MemberTransfer; sender: string; receiver: string }[]): NamedTransfer[] =>
  rows.map(({ row, ...accounts }) => ({ ...row, ...accounts }))

/** What a member has sent in a direction since a time, minor units. */
export async function sentSince(db: Reader, memberId: string, direction: Direction, from: Date): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${memberTransfer.amount}), 0)::text` })
    .from(memberTransfer)
    .where(
      and(eq(memberTransfer.senderId, memberId), eq(memberTransfer.direction, direction), gte(memberTransfer.at, from)),
    )
  return BigInt(row?.sum ?? 0)
}

/** The transfers of one movement, found by who claimed it and with which key; in the order they were named. */
export async function transfersOnce(db: Reader, owner: string, key: string): Promise<NamedTransfer[]> {
  return flat(
    await named(db)
      .innerJoin(txnKeys, eq(txnKeys.txnId, memberTransfer.txnId))
      .where(and(eq(txnKeys.idemOwner, owner), eq(txnKeys.idemKey, key)))
      .orderBy(memberTransfer.id),
  )
}

export async function sentPage(
  db: Reader,
  memberId: string,
  direction: Direction,
  { limit, offset }: { limit: number; offset: number },
): Promise<NamedTransfer[]> {
  return flat(
    await named(db)
      .where(and(eq(memberTransfer.senderId, memberId), eq(memberTransfer.direction, direction)))
      .orderBy(desc(memberTransfer.id))
      .limit(limit)
      .offset(offset),
  )
}

export const countSent = (db: Reader, memberId: string, direction: Direction): Promise<number> =>
  db.$count(memberTransfer, and(eq(memberTransfer.senderId, memberId), eq(memberTransfer.direction, direction)))

export type Way = 'ALL' | 'SENT' | 'RECEIVED'

/** Transfers of a member before a number, newest first: of each way as many as are wanted, read in its own index. */
export async function transfersBefore(
  db: Reader,
  memberId: string,
  { way, before, limit }: { way: Way; before?: number | undefined; limit: number },
): Promise<NamedTransfer[]> {
  const ids = (column: SQL) => sql`
    (select id from member_transfer where ${column} = ${memberId} and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${limit})`
  const of = {
    SENT: ids(sql`sender_id`),
    RECEIVED: ids(sql`receiver_id`),
    ALL: sql`${ids(sql`sender_id`)} union all ${ids(sql`receiver_id`)}`,
  }[way]
  return flat(
    await named(db)
      .where(sql`${memberTransfer.id} in (${of})`)
      .orderBy(desc(memberTransfer.id))
      .limit(limit),
  )
}
