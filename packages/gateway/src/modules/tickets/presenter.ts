import type { Ticket, TicketRow } from '@brand/sdk/contract'
import { asc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { ticketMessage, type ticket } from './schema.ts'
import { expectedAnswer, medianMinutes } from './expected.ts'
import { ticketPictureIds } from './pictures.ts'
import { keyOf, subjectsOf, type Subject, type SubjectReader, type SubjectRef } from './subjects.ts'

export type TicketRecord = typeof ticket.$inferSelect

const dayMs = 86_400_000

/** The number a question is filed under. */
export const ticketNoOf = (id: number): string => `Q${String(id).padStart(6, '0')}`
export const idOfTicket = (ticketNo: string): number => Number(ticketNo.slice(1))

export const refOf = ({ subjectKind, subjectId }: TicketRecord): SubjectRef | undefined =>
  subjectKind !== null && subjectId !== null ? { kind: subjectKind, id: subjectId } : undefined

function rowOut(row: TicketRecord, subjects: ReadonlyMap<string, Subject>): z.input<typeof TicketRow> {
  const ref = refOf(row)
  return {
    ticketNo: ticketNoOf(row.id),
    question: row.question,
    state: row.state,
    subject: (ref && subjects.get(keyOf(ref))) ?? null,
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
    unread: row.unread,
  }
}

const subjectsFor = (db: Reader, reader: SubjectReader, rows: readonly TicketRecord[]) =>
  subjectsOf(
    db,
    reader,
    rows.flatMap((row) => refOf(row) ?? []),
  )

export async function showRows(db: Reader, reader: SubjectReader, rows: readonly TicketRecord[]) {
  const subjects = await subjectsFor(db, reader, rows)
  return rows.map((row) => rowOut(row, subjects))
}

/** Until when a reply reopens it; null of one that is not closed. */
export const reopenUntil = ({ closedAt }: TicketRecord, reopenDays: number): Date | null =>
  closedAt && new Date(closedAt.getTime() + reopenDays * dayMs)

export const messagesOf = (db: Reader, ticketId: number) =>
  db.select().from(ticketMessage).where(eq(ticketMessage.ticketId, ticketId)).orderBy(asc(ticketMessage.id))

/** A question with its thread, as its person reads it. */
export async function showTicket(
  db: Reader,
  reader: SubjectReader,
  row: TicketRecord,
  now: Date,
): Promise<z.input<typeof Ticket>> {
  const subjects = await subjectsFor(db, reader, [row])
  const messages = await messagesOf(db, row.id)
  const pictures = await ticketPictureIds(
    db,
    messages.map(({ id }) => id),
  )
  const { settings } = reader
  const until = reopenUntil(row, settings.tickets.reopenDays)
  const expected = row.waitingSince && expectedAnswer(row.waitingSince, await medianMinutes(db), settings)
  return {
    ...rowOut(row, subjects),
    messages: messages.map(({ id, from, name, event, text, choices, chosen, at }) => ({
      messageNo: String(id),
      from,
      ...(name !== null && { name }),
      ...(event !== null && { event }),
      text,
      pictures: pictures.get(id) ?? [],
      choices,
      chosen,
      at: at.toISOString(),
    })),
    canReply: until === null || now < until,
    reopenUntil: until?.toISOString() ?? null,
    firstAnswerMinutes:
      row.answeredAt && Math.max(1, Math.ceil((row.answeredAt.getTime() - row.at.getTime()) / 60_000)),
    expectedAt: expected?.toISOString() ?? null,
  }
}
