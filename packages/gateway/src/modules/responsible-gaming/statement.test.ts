import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { message } from '../messages/schema.ts'
import { playDay } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { idOf, playRound } from '../records/testing.ts'
import { settingsOf } from '../../app/settings.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { sendYearEndMessages, createYearEndTask } from './statement.ts'
import { jobItem } from '../../workflow/schema.ts'
import { dayOf } from '../../lib/time/calendar.ts'

// Ledger entries have the time of the database, so the clock of the gateway is set to it.
const { app, db, owner } = await freshApp({ clock: { now: () => new Date() } })
const { statement } = contract.limits
const settings = settingsOf([{ key: 'rg', value: { profile: 'DE' } }])
const today = () => dayOf(new Date(), settings.site.timeZone)

test('what was paid in and out, staked and won, by month and year; what the operator gave is neither', async () => {
  const token = await registered(app, 'stated01')
  const memberId = await idOf(db, 'stated01')
  const move = (kind: 'deposit' | 'withdraw_paid', amount: bigint) =>
    transact(db, (tx) =>
      post(tx, {
        kind,
        entries: [
          { system: 'BANK', asset: 'BDT', amount: -amount },
          { member: memberId, kind: 'CASH', asset: 'BDT', amount },
        ],
      }),
    )
  await move('deposit', 50_000n)
  await move('withdraw_paid', -20_000n)
  await playRound(db, memberId, { stake: 1_000n, win: 400n })
  await db.insert(playDay).values([
    { memberId, day: today(), staked: 1_000n, won: 400n },
    { memberId, day: `${Number(today().slice(0, 4)) - 1}-12-31`, staked: 7_777n, won: 0n },
  ])
  const read = async (input: object) =>
    valueOf(await call<z.output<typeof statement.output>>(app, statement, input as Record<string, unknown>, { token }))
  const sums = { paidIn: '500.00', paidOut: '200.00', netPaid: '300.00', staked: '10.00', won: '4.00', result: '-6.00' }
  const now = await read({})
  const year = Number(today().slice(0, 4))
  expect(statement.output.parse(now)).toEqual(now)
  expect(now).toMatchObject({ year, years: [year], total: sums })
  expect(now.months).toHaveLength(Number(today().slice(5, 7)))
  expect(now.months.at(-1)).toEqual({ month: today().slice(0, 7), ...sums })
  // There is no statement for years before the registration or for future years.
  expect((await read({ year: year - 1 })).year).toBe(year)
  expect((await read({ year: year + 1 })).year).toBe(year)
  await db.update(member).set({ regAt: new Date(Date.UTC(year - 1, 5, 1)) })
  expect(await read({ year: year - 1 })).toMatchObject({
    year: year - 1,
    years: [year, year - 1],
    total: { staked: '77.77', paidIn: '0.00' },
  })
  expect((await read({ year: year - 1 })).months).toHaveLength(12)
})

test('when a year has ended those who played are notified once, where the profile requires it', async () => {
  const newYear = new Date('2031-01-01T00:10:00+06:00')
  const accounts = ['yearly01', 'yearly02', 'yearly03'] as const
  const ids = [] as string[]
  for (const account of accounts) {
    await registered(app, account)
    ids.push(await idOf(db, account))
  }
  await db.insert(playDay).values([
    { memberId: ids[0] ?? '', day: '2030-12-31', staked: 100n },
    { memberId: ids[0] ?? '', day: '2030-02-01', staked: 100n },
    { memberId: ids[1] ?? '', day: '2031-01-01', staked: 100n },
  ])
  expect(await sendYearEndMessages(db, newYear, settingsOf())).toBe(false)
  await Promise.all([sendYearEndMessages(db, newYear, settings), sendYearEndMessages(db, newYear, settings)])
  const task = createYearEndTask(db, { now: () => newYear }, () => settings)
  await task()
  await task()
  const messages = (await db.select().from(message)).filter(({ kind }) => kind === 'yearEnd')
  expect(messages.map(({ memberId }) => memberId)).toEqual([ids[0]])
  expect(messages[0]?.values).toEqual({ year: 2030 })
})

test('a member who cannot be notified delays no other, and is notified later', async () => {
  let now = new Date('2033-01-01T00:10:00+06:00')
  const ids: string[] = []
  for (const account of ['yearly04', 'yearly05', 'yearly06']) {
    await registered(app, account)
    ids.push(await idOf(db, account))
  }
  await db.insert(playDay).values(ids.map((memberId) => ({ memberId, day: '2032-05-01', staked: 100n })))
  const [stuck = ''] = ids
  await owner.execute(
    sql.raw(`alter table message add constraint stuck check (kind <> 'yearEnd' or member_id <> '${stuck}') not valid`),
  )
  const task = createYearEndTask(db, { now: () => now }, () => settings)
  const notified = async () =>
    (await db.select().from(message))
      .filter(({ kind, memberId }) => kind === 'yearEnd' && ids.includes(memberId))
      .map(({ memberId }) => memberId)
      .toSorted()
  await task()
  await task()
  expect(await notified()).toEqual(ids.filter((id) => id !== stuck).toSorted())
  expect(await db.select().from(jobItem)).toMatchObject([
    { job: 'year-statements', item: `2032 ${stuck}`, failures: 1 },
  ])

  await owner.execute(sql`alter table message drop constraint stuck`)
  now = new Date('2033-01-01T00:12:00+06:00')
  await task()
  await task()
  expect(await notified()).toEqual(ids.toSorted())
  expect(await db.select().from(jobItem)).toEqual([])
})
