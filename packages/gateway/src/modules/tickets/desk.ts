import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, transact, type Tx } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { ticket, ticketMessage } from './schema.ts'
import { publish } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import type { MessageKind } from '../../lib/messages.ts'
import { sendMessage, systemMessage } from '../messages/index.ts'
import { serviceMinutes, timetableOf } from './hours.ts'
import { picturesOfTicket, ticketPictureIds } from './pictures.ts'
import { idOfTicket, messagesOf, refOf, ticketNoOf, type TicketRecord } from './presenter.ts'
import { closed, update, writeEvent } from './service.ts'
import { historyOf, subjectOf } from './subjects.ts'

const most = 50

interface Parts {
  db: Db
  clock: Clock
  settings: Settings
  operator: string
}

export interface NewAnswer {
  text: string
  /** First name that the person reads. */
  name?: string | undefined
  choices: readonly string[]
  /** Whether the person is asked something in turn. */
  asks: boolean
}

/** What an operator does with questions: lists, reads, answers, closes and reopens them. */
export function ticketDesk({ db, clock, settings, operator }: Parts) {
  async function locked(tx: Tx, ticketNo: string): Promise<TicketRecord> {
    const [row] = await tx
      .select()
      .from(ticket)
      .where(eq(ticket.id, idOfTicket(ticketNo)))
      .for('update')
    if (!row) throw refuse('not_found', { message: `no question ${ticketNo}` })
    return row
  }

  async function write(tx: Tx, row: TicketRecord, { text, name, choices }: Omit<NewAnswer, 'asks'>, at: Date) {
    await tx
      .insert(ticketMessage)
      .values({ ticketId: row.id, from: 'SERVICE', operator, name: name ?? null, text, choices: [...choices], at })
    return row.answeredAt ? {} : { answeredAt: at, answerMinutes: serviceMinutes(row.at, at, timetableOf(settings)) }
  }

  /** The person finds it in the inbox, and open pages count it. */
  async function tell(tx: Tx, row: TicketRecord, kind: MessageKind, at: Date): Promise<void> {
    const values = { ticketNo: ticketNoOf(row.id), question: row.question }
    await sendMessage(tx, row.memberId, systemMessage(kind, values), at)
    await publish(tx, { name: 'tickets', memberId: row.memberId })
  }

  return {
    /** Questions that wait for an answer, the longest waiting first; or those of a state. */
    async list(state?: TicketRecord['state']): Promise<string[]> {
      const rows = await db
        .select({ row: ticket, account: member.account })
        .from(ticket)
        .innerJoin(member, eq(member.id, ticket.memberId))
        .where(state ? eq(ticket.state, state) : inArray(ticket.state, ['OPEN', 'REOPENED']))
        .orderBy(sql`${ticket.waitingSince} asc nulls last`, asc(ticket.lastAt), asc(ticket.id))
        .limit(most)
      return rows.map(({ row, account }) => {
        const ref = refOf(row)
        return (
          `${ticketNoOf(row.id)} ${row.state} of ${account}` +
          `${row.waitingSince ? ` since ${row.waitingSince.toISOString()}` : ''}` +
          `${ref ? `, about ${ref.kind} ${ref.id}` : ''}: ${row.question}`
        )
      })
    },

    /** The thread, and the facts of what it is about. */
    async read(ticketNo: string): Promise<string[]> {
      const [found] = await db
        .select({ row: ticket, account: member.account })
        .from(ticket)
        .innerJoin(member, eq(member.id, ticket.memberId))
        .where(eq(ticket.id, idOfTicket(ticketNo)))
      if (!found) throw refuse('not_found', { message: `no question ${ticketNo}` })
      const { row, account } = found
      const ref = refOf(row)
      const reader = { memberId: row.memberId, language: 'en', settings }
      const subject = ref && (await subjectOf(db, reader, ref))
      const messages = await messagesOf(db, row.id)
      const pictures = await ticketPictureIds(
        db,
        messages.map(({ id }) => id),
      )
      return [
        `${ticketNoOf(row.id)} ${row.state} of ${account}, asked ${row.at.toISOString()}`,
        ...(row.waitingSince ? [`waits since ${row.waitingSince.toISOString()}`] : []),
        ...(ref
          ? subject
            ? [
                `about ${ref.kind} ${ref.id}: ${subject.name}, ` +
                  `${subject.amount === null ? 'no amount' : `${subject.currency} ${subject.amount}`}, ` +
                  `${subject.status}, made ${subject.at}`,
                ...(await historyOf(db, ref)).map((line) => `  ${line}`),
              ]
            : [`about ${ref.kind} ${ref.id}, which is not the person's any more`]
          : ['about nothing in particular']),
        ...messages.map(({ id, from, operator: by, event, text, choices, chosen, at }) => {
          const shown = pictures.get(id)?.length ?? 0
          const who = from === 'PERSON' ? account : from === 'SERVICE' ? `us (${by})` : `* ${event}`
          return (
            `${at.toISOString()} ${who}${event ? '' : `: ${text}`}` +
            `${shown > 0 ? ` [${shown} picture${shown > 1 ? 's' : ''}]` : ''}` +
            `${choices.length > 0 ? ` [choices: ${choices.map((one, n) => (n === chosen ? `*${one}*` : one)).join(' | ')}]` : ''}`
          )
        }),
      ]
    },

    answer: (ticketNo: string, { asks, ...answer }: NewAnswer) =>
      transact(db, async (tx) => {
        const row = await locked(tx, ticketNo)
        if (row.state === 'CLOSED')
          throw refuse('order_closed', { message: `${ticketNo} is closed. Use tickets reopen first` })
        const at = clock.now()
        const first = await write(tx, row, answer, at)
        const state = asks || answer.choices.length > 0 ? 'WAITING' : 'ANSWERED'
        await update(tx, row.id, { ...first, state, lastAt: at, waitingSince: null, unread: true })
        await tell(tx, row, state === 'WAITING' ? 'ticketAsks' : 'ticketAnswered', at)
        return { before: row.state, after: state }
      }),

    /** Closes it, with a last word or without. */
    close: (ticketNo: string, text: string | undefined, name: string | undefined) =>
      transact(db, async (tx) => {
        const row = await locked(tx, ticketNo)
        if (row.state === 'CLOSED') throw refuse('order_closed', { message: `${ticketNo} is closed` })
        const at = clock.now()
        const first = text === undefined ? {} : await write(tx, row, { text, name, choices: [] }, at)
        await writeEvent(tx, row.id, 'CLOSED', at)
        await update(tx, row.id, { ...first, ...closed(at), unread: true })
        await tell(tx, row, 'ticketClosed', at)
        return { before: row.state, after: 'CLOSED' }
      }),

    reopen: (ticketNo: string) =>
      transact(db, async (tx) => {
        const row = await locked(tx, ticketNo)
        if (row.state !== 'CLOSED') throw refuse('order_closed', { message: `${ticketNo} is not closed` })
        const at = clock.now()
        await writeEvent(tx, row.id, 'REOPENED', at)
        await update(tx, row.id, { state: 'REOPENED', lastAt: at, waitingSince: at, closedAt: null })
        return { before: row.state, after: 'REOPENED' }
      }),

    /** Its pictures as files, base64. */
    async pictures(ticketNo: string): Promise<{ name: string; bytes: string }[]> {
      const [row] = await db
        .select({ id: ticket.id })
        .from(ticket)
        .where(and(eq(ticket.id, idOfTicket(ticketNo))))
      if (!row) throw refuse('not_found', { message: `no question ${ticketNo}` })
      const found = await picturesOfTicket(db, row.id)
      return found.map(({ type, bytes }, at) => ({
        name: `${ticketNo}-${at + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
        bytes: bytes.toString('base64'),
      }))
    },
  }
}
