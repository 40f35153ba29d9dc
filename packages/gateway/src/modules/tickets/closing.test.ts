import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ticket, ticketMessage } from './schema.ts'
import { minute } from '../../lib/time/clock.ts'
import { retryItem } from '../../workflow/each-alone.ts'
import { jobItem } from '../../workflow/schema.ts'
import { refusalOf, valueOf } from '../../testing/inject.ts'
import { ticketFixture } from './testing.ts'
import { closeSilent } from './service.ts'

const { db, owner, clock, settings, desk, person, ask, reply, read } = await ticketFixture()

test('an answered question without a reply closes by itself; a reply comes too late after some days', async () => {
  const who = await person()
  const { ticketNo } = valueOf(await ask(who))
  await desk().answer(ticketNo, { text: 'So it is.', choices: [], asks: false })
  const { closeDays, reopenDays } = settings().tickets
  const id = Number(ticketNo.slice(1))
  const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * minute)
  await db
    .update(ticket)
    .set({ lastAt: ago(closeDays - 1) })
    .where(eq(ticket.id, id))
  await closeSilent({ db, clock }, settings())
  expect(await read(who, ticketNo)).toMatchObject({ state: 'ANSWERED' })
  await db
    .update(ticket)
    .set({ lastAt: ago(closeDays + 1) })
    .where(eq(ticket.id, id))
  await closeSilent({ db, clock }, settings())
  expect(await read(who, ticketNo)).toMatchObject({ state: 'CLOSED', canReply: true })
  await db
    .update(ticket)
    .set({ closedAt: ago(reopenDays) })
    .where(eq(ticket.id, id))
  expect(await read(who, ticketNo)).toMatchObject({ canReply: false })
  expect(refusalOf(await reply(who, ticketNo, { text: 'Hello?' })).code).toBe('order_closed')
  await desk().reopen(ticketNo)
  expect(await read(who, ticketNo)).toMatchObject({ state: 'REOPENED', canReply: true })
  expect((await db.execute(sql`select 1 from ticket where waiting_since is null and state = 'OPEN'`)).rows).toEqual([])
})

test('a question that cannot be closed delays no other, and is closed later', async () => {
  const questions: number[] = []
  for (const who of [await person(), await person()]) {
    const { ticketNo } = valueOf(await ask(who))
    await desk().answer(ticketNo, { text: 'So it is.', choices: [], asks: false })
    questions.push(Number(ticketNo.slice(1)))
  }
  const [stuck] = questions
  clock.forward((settings().tickets.closeDays + 1) * 24 * 60 * minute)
  await owner.execute(
    sql.raw(`alter table ticket add constraint stuck check (id <> ${stuck} or state <> 'CLOSED') not valid`),
  )
  const states = async () => {
    const rows = await db.select().from(ticket).where(inArray(ticket.id, questions)).orderBy(ticket.id)
    return rows.map(({ state }) => state)
  }
  await closeSilent({ db, clock }, settings())
  expect(await states()).toEqual(['ANSWERED', 'CLOSED'])
  expect(await db.select().from(jobItem)).toMatchObject([{ job: 'tickets-close', item: String(stuck), failures: 1 }])

  await owner.execute(sql`alter table ticket drop constraint stuck`)
  await retryItem(db, 'tickets-close', String(stuck), clock.now())
  await closeSilent({ db, clock }, settings())
  expect(await states()).toEqual(['CLOSED', 'CLOSED'])
  const closings = and(inArray(ticketMessage.ticketId, questions), eq(ticketMessage.event, 'CLOSED'))
  expect(await db.$count(ticketMessage, closings)).toBe(2)
  expect(await db.select().from(jobItem)).toEqual([])
})
