import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { hourly, within } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../lib/refusal.ts'
import { problemOf, type Problem } from '../feedback/index.ts'
import { addTicketPicture, ticketPictureOf } from './pictures.ts'
import { idOfTicket, type TicketRecord } from './presenter.ts'
import {
  closeOwn,
  fileQuestion,
  markTicketRead,
  ownTicket,
  replyTo,
  showTicket,
  ticketOptions,
  ticketPage,
} from './service.ts'
import { subjectOf, type SubjectRef } from './subjects.ts'

const readerOf = ({ session, language, settings }: SignedInCtx) => ({ memberId: session.memberId, language, settings })

const shown = (ctx: SignedInCtx, row: TicketRecord) => showTicket(ctx.db, readerOf(ctx), row, ctx.clock.now())

async function subjectOfProblem({ db, session }: SignedInCtx, problem: Problem): Promise<SubjectRef> {
  const { nodeId, roundId } = await problemOf(db, session.memberId, problem, 'problem')
  return roundId === undefined ? { kind: 'GAME', id: String(nodeId) } : { kind: 'ROUND', id: String(roundId) }
}

/** `times` as many as messages: each may come with pictures. */
const inTurn = <T>({ services, settings, session }: SignedInCtx, what: string, times: number, work: () => Promise<T>) =>
  within(
    services.sharedLimiter,
    `${what}:${session.memberId}`,
    hourly(settings.tickets.perHour * times),
    'rate_limited',
    work,
  )

/** Questions of the person logged in to customer service; those of others cannot be named. */
export const tickets: Handlers<'tickets'> = {
  options: ({ db, session, settings, clock }) => ticketOptions(db, session.memberId, settings, clock.now()),

  async subject(ctx, { kind, id }) {
    const found = await subjectOf(ctx.db, readerOf(ctx), { kind, id })
    if (!found) throw refuse('not_found', { field: 'id' })
    return found
  },

  async submit(ctx, { text, subject: given, problem, intent }) {
    if (given && problem) throw refuse('validation', { message: 'one of subject and problem', field: 'problem' })
    const filed = await inTurn(ctx, 'ticket', 1, async () => {
      const subject = problem ? await subjectOfProblem(ctx, problem) : given
      return fileQuestion(ctx.db, readerOf(ctx), { text, subject, intent }, ctx.clock.now())
    })
    return shown(ctx, filed)
  },

  list: (ctx, { pageNo, pageSize, open }) => ticketPage(ctx.db, readerOf(ctx), { pageNo, pageSize, open }),

  ticket: async (ctx, { ticketNo }) => shown(ctx, await ownTicket(ctx.db, ctx.session.memberId, ticketNo)),

  async reply(ctx, { ticketNo, text, choice, intent }) {
    if ((text === undefined) === (choice === undefined))
      throw refuse('validation', { message: 'one of text and choice', field: 'text' })
    const replied = await inTurn(ctx, 'ticket', 1, () =>
      replyTo(ctx.db, readerOf(ctx), { ticketNo, text, choice, intent }, ctx.clock.now()),
    )
    return shown(ctx, replied)
  },

  close: async (ctx, { ticketNo }) =>
    shown(ctx, await closeOwn(ctx.db, ctx.session.memberId, ticketNo, ctx.clock.now())),

  read: ({ db, session, clock }, which) => markTicketRead(db, session.memberId, which, clock.now()),

  async addPicture(ctx, { ticketNo, messageNo, image }) {
    const { db, clock, session, settings } = ctx
    const place = {
      db,
      clock,
      memberId: session.memberId,
      ticketId: idOfTicket(ticketNo),
      messageId: Number(messageNo),
    }
    return inTurn(ctx, 'ticket picture', 6, async () => ({
      pictures: await addTicketPicture(place, image, settings.pictures),
    }))
  },

  picture: ({ db, session }, { imageId }) => ticketPictureOf(db, session.memberId, imageId),
}
