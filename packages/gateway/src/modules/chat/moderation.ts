import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { chatMessage, chatPerson, chatPresence, chatRemoved, chatReport, type StoredPart } from './schema.ts'
import { publish } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import { insertMessage } from './messages.ts'
import { enterChat } from './people.ts'

export type Report = typeof chatReport.$inferSelect
type Message = typeof chatMessage.$inferSelect

/** The words of a message for an operator, on one line. */
export const wordsOf = (body: readonly StoredPart[]): string =>
  body.map((part) => (typeof part === 'string' ? part : 'a' in part ? part.t : 'x' in part ? '[link]' : '@…')).join('')

/** @throws Refused `not_found` */
export async function messageById(tx: Tx, messageId: string): Promise<Message> {
  const [row] = await tx
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.id, Number(messageId)), sql`${chatMessage.kind} <> 'REMOVAL'`))
  if (!row) throw refuse('not_found', { message: `there is no message ${messageId}` })
  return row
}

/** Hides a message, once; the room is told by a message that names it. */
export async function removeMessage(tx: Tx, messageId: string, at: Date): Promise<{ roomId: string; done: boolean }> {
  const { roomId } = await messageById(tx, messageId)
  // Of two operators at once the second waits here, and sees the removal of the first.
  await tx.execute(sql`select from chat_room where id = ${roomId} for update`)
  if ((await tx.$count(chatRemoved, eq(chatRemoved.targetId, Number(messageId)))) > 0) return { roomId, done: false }
  await insertMessage(tx, { roomId, kind: 'REMOVAL', targetId: messageId, at })
  return { roomId, done: true }
}

/** A member by account, or by a message they wrote. @throws Refused `not_found`, `validation` */
export async function memberOf(
  tx: Tx,
  { account, messageId }: { account?: string | undefined; messageId?: string | undefined },
): Promise<string> {
  if ((account === undefined) === (messageId === undefined))
    throw refuse('validation', { message: 'name either an account or a message' })
  if (messageId !== undefined) {
    const { memberId } = await messageById(tx, messageId)
    if (!memberId) throw refuse('validation', { message: 'a host wrote it' })
    return memberId
  }
  const [row] = await tx
    .select({ id: member.id })
    .from(member)
    .where(sql`lower(${member.account}) = lower(${account})`)
  if (!row) throw refuse('not_found', { message: 'there is no such account' })
  return row.id
}

export interface Sanction {
  mutedUntil?: Date | null
  bannedAt?: Date | null
  bannedUntil?: Date | null
}

/** What of a sanction goes beyond one that stands already. */
function beyond(before: Required<Sanction>, { mutedUntil, bannedAt, bannedUntil }: Sanction): Sanction {
  const isMutedLonger = mutedUntil && before.mutedUntil && before.mutedUntil >= mutedUntil
  const isBannedLonger =
    before.bannedAt && (before.bannedUntil === null || (bannedUntil && before.bannedUntil >= bannedUntil))
  return {
    ...(mutedUntil && !isMutedLonger && { mutedUntil }),
    ...(bannedAt && !isBannedLonger && { bannedAt, bannedUntil: bannedUntil ?? null }),
  }
}

/**
 * Changes what a member may do in the chat; what they watch ends with a ban. `atLeast`: a sanction that stands is not
 * made shorter.
 */
export async function sanction(tx: Tx, memberId: string, given: Sanction, { atLeast = false } = {}) {
  await enterChat(tx, memberId)
  const columns = {
    mutedUntil: chatPerson.mutedUntil,
    bannedAt: chatPerson.bannedAt,
    bannedUntil: chatPerson.bannedUntil,
  }
  const mine = eq(chatPerson.memberId, memberId)
  const [before] = await tx.select(columns).from(chatPerson).where(mine).for('update')
  const set = atLeast && before ? beyond(before, given) : given
  const [after] =
    Object.keys(set).length > 0 ? await tx.update(chatPerson).set(set).where(mine).returning(columns) : [before]
  if (set.bannedAt) await tx.delete(chatPresence).where(eq(chatPresence.memberId, memberId))
  await publish(tx, { name: 'chat.watch', memberId })
  return { before: { memberId, ...before }, after: { memberId, ...after } }
}

export interface OpenReport {
  report: Report
  message: Message
  reporter: string
  author: string | null
}

/** Reports that wait, the oldest first. */
export async function openReports(tx: Tx, limit: number): Promise<OpenReport[]> {
  const rows = await tx
    .select({
      report: chatReport,
      message: chatMessage,
      reporter: member.account,
      author: sql<string | null>`(select account from member a where a.id = ${chatMessage.memberId})`,
    })
    .from(chatReport)
    .innerJoin(chatMessage, eq(chatMessage.id, chatReport.messageId))
    .innerJoin(member, eq(member.id, chatReport.memberId))
    .where(isNull(chatReport.decidedAt))
    .orderBy(asc(chatReport.id))
    .limit(limit)
  return rows
}

/** Closes all open reports of a message with one decision. @throws Refused `not_found`, `order_closed` */
export async function closeReports(
  tx: Tx,
  reportId: number,
  { decision, by, at }: { decision: NonNullable<Report['decision']>; by: string; at: Date },
): Promise<{ messageId: string; closed: number }> {
  const [report] = await tx.select().from(chatReport).where(eq(chatReport.id, reportId)).for('update')
  if (!report) throw refuse('not_found', { message: `there is no report ${reportId}` })
  if (report.decidedAt) throw refuse('order_closed', { message: `report ${reportId} is decided: ${report.decision}` })
  const closed = await tx
    .update(chatReport)
    .set({ decision, decidedBy: by, decidedAt: at })
    .where(and(eq(chatReport.messageId, report.messageId), isNull(chatReport.decidedAt)))
    .returning({ id: chatReport.id })
  return { messageId: String(report.messageId), closed: closed.length }
}

/** The last messages of a room, the newest first. */
export const lastMessages = (tx: Tx, roomId: string, limit: number) =>
  tx
    .select({ message: chatMessage, account: member.account })
    .from(chatMessage)
    .leftJoin(member, eq(member.id, chatMessage.memberId))
    .where(eq(chatMessage.roomId, roomId))
    .orderBy(desc(chatMessage.seq))
    .limit(limit)
