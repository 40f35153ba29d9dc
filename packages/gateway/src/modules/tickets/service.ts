import { readMessages } from '../messages/index.ts'
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { type Db, type Reader, transact, type Tx } from '../../db/client.ts'
import { lockKey } from '../../db/locks.ts'
import { ticket, ticketMessage } from './schema.ts'
import { paged } from '../../http/response/paged.ts'
import { publish } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import { lengthOf } from '../../lib/text/text-length.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { expectedAnswer, medianMinutes } from './expected.ts'
import { hoursOfDay, presenceAt, timetableOf } from './hours.ts'
import { mostPictures } from './pictures.ts'
import { idOfTicket, reopenUntil, showRows, ticketNoOf, type TicketRecord } from './presenter.ts'
import { subjectOf, type SubjectReader, type SubjectRef } from './subjects.ts'

export { showTicket } from './presenter.ts'

/** Signs of a question that lists show. */
const questionLength = 120
const dayMs = 86_400_000

const firstLine = (text: string): string => [...(text.trim().split(/\r?\n/)[0] ?? '')].slice(0, questionLength).join('')

const openOf = (db: Reader, memberId: string) =>
  db.$count(ticket, and(eq(ticket.memberId, memberId), ne(ticket.state, 'CLOSED')))

/** Else two questions at once would both be the last that is allowed. */
const lockOpen = (tx: Tx, memberId: string) => lockKey(tx, 'tickets', memberId)

async function requirePlace(tx: Tx, memberId: string, { tickets: { mostOpen } }: Settings): Promise<void> {
  if ((await openOf(tx, memberId)) >= mostOpen) throw refuse('too_many_open_orders', { details: { most: mostOpen } })
}

/** Questions with an answer that the person has not read. */
export const unreadTickets = (db: Reader, memberId: string): Promise<number> =>
  db.$count(ticket, and(eq(ticket.memberId, memberId), ticket.unread))

const limitsOf = ({ tickets }: Settings) => ({ unit: tickets.unit, min: tickets.min, max: tickets.max })

function requireLength(text: string, settings: Settings, min: number): void {
  const { unit, max } = limitsOf(settings)
  const length = lengthOf(text, unit)
  if (length < min || length > max) throw refuse('text_length', { field: 'text', details: { unit, min, max } })
}

/** How a question can be asked, and when it would be answered. */
export async function ticketOptions(db: Reader, memberId: string, settings: Settings, now: Date) {
  const table = timetableOf(settings)
  const { open, nextOpen } = presenceAt(now, table)
  const median = await medianMinutes(db)
  const { mostOpen, reopenDays } = settings.tickets
  return {
    ...limitsOf(settings),
    pictures: mostPictures,
    openTickets: await openOf(db, memberId),
    mostOpen,
    reopenDays,
    open,
    week: settings.tickets.hours,
    today: hoursOfDay(now, table).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    nextOpen: nextOpen?.toISOString() ?? null,
    medianMinutes: median,
    unread: await unreadTickets(db, memberId),
    expectedAt: expectedAnswer(now, median, settings)?.toISOString() ?? null,
  }
}

interface NewQuestion {
  text: string
  subject?: SubjectRef | undefined
  intent: string
}

/**
 * Files a question; sent again with the same key it is the one filed before.
 * @throws Refused `text_length`, `not_found`: the subject is not the person's own, `too_many_open_orders`,
 * `idempotency_conflict`: another question was filed with the key
 */
export async function fileQuestion(
  db: Db,
  reader: SubjectReader,
  question: NewQuestion,
  at: Date,
): Promise<TicketRecord> {
  const { memberId, settings } = reader
  const { text, subject, intent } = question
  const before = await sentBefore(db, memberId, question)
  if (before) return before
  requireLength(text, settings, settings.tickets.min)
  if (subject && !(await subjectOf(db, reader, subject))) throw refuse('not_found', { field: 'subject' })
  return transact(db, async (tx) => {
    await lockOpen(tx, memberId)
    const meanwhile = await sentBefore(tx, memberId, question)
    if (meanwhile) return meanwhile
    await requirePlace(tx, memberId, settings)
    const [row] = await tx
      .insert(ticket)
      .values({
        memberId,
        intent,
        question: firstLine(text),
        ...(subject && { subjectKind: subject.kind, subjectId: subject.id }),
        at,
        lastAt: at,
        waitingSince: at,
      })
      .returning()
    if (!row) throw new Error('no question was filed')
    await tx.insert(ticketMessage).values({ ticketId: row.id, from: 'PERSON', text, intent, at })
    return row
  })
}

async function sentBefore(
  db: Reader,
  memberId: string,
  { text, subject, intent }: NewQuestion,
): Promise<TicketRecord | undefined> {
  const [found] = await db
    .select({ row: ticket, text: ticketMessage.text })
    .from(ticket)
    .innerJoin(ticketMessage, and(eq(ticketMessage.ticketId, ticket.id), eq(ticketMessage.intent, intent)))
    .where(and(eq(ticket.memberId, memberId), eq(ticket.intent, intent)))
  if (!found) return undefined
  const { row } = found
  if (found.text !== text || row.subjectKind !== (subject?.kind ?? null) || row.subjectId !== (subject?.id ?? null))
    throw refuse('idempotency_conflict', { field: 'intent' })
  return row
}

interface Page {
  pageNo: number
  pageSize: number
  open?: 'true' | 'false' | undefined
}

export async function ticketPage(db: Reader, reader: SubjectReader, { pageNo, pageSize, open }: Page) {
  const wanted = and(
    eq(ticket.memberId, reader.memberId),
    open === 'true' ? ne(ticket.state, 'CLOSED') : open === 'false' ? eq(ticket.state, 'CLOSED') : undefined,
  )
  const totalCount = await db.$count(ticket, wanted)
  const rows = await db
    .select()
    .from(ticket)
    .where(wanted)
    .orderBy(desc(ticket.lastAt), desc(ticket.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { list: await showRows(db, reader, rows), ...paged(totalCount, pageNo, pageSize) }
}

/** A question of the person's own; those of others are not found. */
export async function ownTicket(db: Reader, memberId: string, ticketNo: string): Promise<TicketRecord> {
  const [row] = await db
    .select()
    .from(ticket)
    .where(and(eq(ticket.id, idOfTicket(ticketNo)), eq(ticket.memberId, memberId)))
  if (!row) throw refuse('not_found', { field: 'ticketNo' })
  return row
}

async function lockedOwn(tx: Tx, memberId: string, ticketNo: string): Promise<TicketRecord> {
  const [row] = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.id, idOfTicket(ticketNo)), eq(ticket.memberId, memberId)))
    .for('update')
  if (!row) throw refuse('not_found', { field: 'ticketNo' })
  return row
}

interface Reply {
  ticketNo: string
  text?: string | undefined
  choice?: { messageNo: string; index: number } | undefined
  intent: string
}

/**
 * Writes on in a thread, or takes a choice of it: its words are the reply. A reply to a closed question reopens it.
 * @throws Refused `not_found`, `order_closed`: it was closed too long ago, or another choice was taken, `text_length`,
 * `too_many_open_orders`: it would be one more than can be open, `idempotency_conflict`: another reply was sent with the key
 */
export const replyTo = (db: Db, reader: SubjectReader, { ticketNo, text, choice, intent }: Reply, at: Date) =>
  transact(db, async (tx): Promise<TicketRecord> => {
    const { memberId, settings } = reader
    const row = await lockedOwn(tx, memberId, ticketNo)
    const [sent] = await tx
      .select({ text: ticketMessage.text })
      .from(ticketMessage)
      .where(and(eq(ticketMessage.ticketId, row.id), eq(ticketMessage.intent, intent)))
    if (sent) {
      const again = choice ? (await messageIn(tx, row.id, choice.messageNo))?.choices[choice.index] : text
      if (again !== sent.text) throw refuse('idempotency_conflict', { field: 'intent' })
      return row
    }
    const until = reopenUntil(row, settings.tickets.reopenDays)
    if (until && at >= until) throw refuse('order_closed', { message: `${ticketNo} is closed` })
    const words = choice ? await takeChoice(tx, row.id, choice) : text
    if (words === undefined) throw refuse('validation', { message: 'one of text and choice', field: 'text' })
    if (!choice) requireLength(words, settings, 1)
    if (row.state === 'CLOSED') {
      await lockOpen(tx, memberId)
      await requirePlace(tx, memberId, settings)
      await writeEvent(tx, row.id, 'REOPENED', at)
    }
    await tx.insert(ticketMessage).values({ ticketId: row.id, from: 'PERSON', text: words, intent, at })
    const state = row.state === 'CLOSED' || row.state === 'REOPENED' ? 'REOPENED' : 'OPEN'
    return update(tx, row.id, { state, lastAt: at, waitingSince: row.waitingSince ?? at, closedAt: null })
  })

async function messageIn(tx: Tx, ticketId: number, messageNo: string) {
  const [row] = await tx
    .select()
    .from(ticketMessage)
    .where(and(eq(ticketMessage.id, Number(messageNo)), eq(ticketMessage.ticketId, ticketId)))
  return row
}

async function takeChoice(
  tx: Tx,
  ticketId: number,
  { messageNo, index }: { messageNo: string; index: number },
): Promise<string> {
  const offer = await messageIn(tx, ticketId, messageNo)
  const words = offer?.choices[index]
  if (!offer || words === undefined) throw refuse('not_found', { field: 'choice' })
  if (offer.chosen !== null) throw refuse('order_closed', { message: 'a choice was taken', field: 'choice' })
  await tx.update(ticketMessage).set({ chosen: index }).where(eq(ticketMessage.id, offer.id))
  return words
}

export const writeEvent = async (tx: Tx, ticketId: number, event: 'CLOSED' | 'REOPENED', at: Date): Promise<void> =>
  void (await tx.insert(ticketMessage).values({ ticketId, from: 'SYSTEM', event, at }))

export async function update(tx: Tx, id: number, change: Partial<TicketRecord>): Promise<TicketRecord> {
  const [row] = await tx.update(ticket).set(change).where(eq(ticket.id, id)).returning()
  if (!row) throw new Error('a question that is locked exists')
  return row
}

export const closed = (at: Date) => ({ state: 'CLOSED', lastAt: at, waitingSince: null, closedAt: at }) as const

/** The person needs no answer, or no other. */
export const closeOwn = (db: Db, memberId: string, ticketNo: string, at: Date) =>
  transact(db, async (tx): Promise<TicketRecord> => {
    const row = await lockedOwn(tx, memberId, ticketNo)
    if (row.state === 'CLOSED') return row
    await writeEvent(tx, row.id, 'CLOSED', at)
    return update(tx, row.id, closed(at))
  })

/**
 * Marks the answers of a thread as read, and what told of them in the inbox; with `upTo` those up to a message, so that
 * an answer which came since it was shown stays unread.
 * @throws Refused `not_found`: the question is not the person's own, or the message is not of it
 */
export const markTicketRead = (
  db: Db,
  memberId: string,
  { ticketNo, upTo }: { ticketNo: string; upTo?: string | undefined },
  at: Date,
) =>
  transact(db, async (tx): Promise<{ unread: number }> => {
    // An answer waits for it, or is seen by it.
    const row = await lockedOwn(tx, memberId, ticketNo)
    const shown = upTo === undefined ? undefined : await messageIn(tx, row.id, upTo)
    if (upTo !== undefined && !shown) throw refuse('not_found', { field: 'upTo' })
    const later =
      shown && and(eq(ticketMessage.ticketId, row.id), gt(ticketMessage.id, shown.id), ne(ticketMessage.from, 'PERSON'))
    const isRead = !later || (await tx.$count(ticketMessage, later)) === 0
    const which = {
      kinds: 'ticket%',
      key: 'ticketNo',
      value: ticketNoOf(row.id),
      until: isRead ? undefined : shown?.at,
    }
    await readMessages(tx, memberId, which, at)
    if (isRead && row.unread) {
      await update(tx, row.id, { unread: false })
      await publish(tx, { name: 'tickets', memberId })
    }
    return { unread: await unreadTickets(tx, memberId) }
  })

const batch = 200

/** Closes what was answered long ago and got no reply; one that cannot be closed delays no other. */
export async function closeSilent({ db, clock }: { db: Db; clock: Clock }, settings: Settings): Promise<void> {
  const now = clock.now()
  const job = 'tickets-close'
  const silent = and(
    inArray(ticket.state, ['ANSWERED', 'WAITING']),
    lt(ticket.lastAt, new Date(now.getTime() - settings.tickets.closeDays * dayMs)),
  )
  const due = await db
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(silent, notAside(job, ticket.id, now)))
    .limit(batch)
  await eachAlone(db, due, {
    job,
    now,
    keyOf: ({ id }) => String(id),
    run: ({ id }) =>
      transact(db, async (tx) => {
        const [row] = await tx
          .select({ id: ticket.id })
          .from(ticket)
          .where(and(eq(ticket.id, id), silent))
          .for('update', { skipLocked: true })
        if (!row) return
        await writeEvent(tx, id, 'CLOSED', now)
        await update(tx, id, closed(now))
      }),
  })
}
