import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { archiveMonths, dropEmptyMonths, openMonths, restoreMonth, storedMonths } from '../../db/months.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { sendMessage } from './service.ts'

const { app, db, owner } = await freshApp()
const note = (title: string) => ({ category: 'SERVICE' as const, texts: { en: { title, text: title } } })
const titles = async (token: string) => {
  const { list } = valueOf(
    await call<{ list: { title: string }[] }>(app, contract.inbox.list, { language: 'en' }, { token }),
  )
  return list.map(({ title }) => title)
}
/** The partition in which a message stands. */
const placeOf = async (id: number) =>
  (await owner.execute<{ name: string }>(sql`select tableoid::regclass::text as name from message where id = ${id}`))
    .rows[0]?.name

let me = ''
let token = ''
beforeAll(async () => {
  token = await registered(app, 'monthly1')
  me = (await db.execute<{ id: string }>(sql`select id from member where account = 'monthly1'`)).rows[0]?.id ?? ''
  // As if the tables had their months for years.
  for (const table of ['message', 'login_event'])
    await owner.execute(
      sql.raw(`
        delete from ${table} where at < now() - interval '1 year';
        alter table ${table} detach partition ${table}_before;
        alter table ${table} attach partition ${table}_before for values from ('2026-01-01') to ('2300-01-01')`),
    )
})

test('a month that was not made takes its messages from the default partition', async () => {
  const id = await sendMessage(db, me, note('early'), new Date('2020-03-31T23:59:59Z'))
  expect(await placeOf(id)).toBe('message_rest')
  await openMonths(db, 'message', new Date('2020-03-15'))
  expect(await placeOf(id)).toBe('message_202003')
  await Promise.all([1, 2].map(() => openMonths(db, 'message', new Date('2020-03-15'))))
  expect((await storedMonths(db, 'message')).map(({ name }) => name)).toEqual([
    'message_202003',
    'message_202004',
    'message_202005',
    'message_202006',
    'message_before',
  ])
})

test('an archived month is read by nobody until it is restored, and its messages are as they were', async () => {
  const at = new Date('2020-04-10T12:00:00Z')
  await sendMessage(db, me, note('later'), at)
  const before = await db.execute(sql`select * from message order by id`)
  expect(await titles(token)).toEqual(['Welcome', 'later', 'early'])
  expect(await archiveMonths(db, 'message', '2020-05-01')).toEqual([
    { name: 'message_202003', rows: 1 },
    { name: 'message_202004', rows: 1 },
  ])
  expect(await titles(token)).toEqual(['Welcome'])
  expect(await storedMonths(db, 'message')).toContainEqual({
    name: 'message_202004',
    from: '2020-04-01',
    to: '2020-05-01',
    rows: 1,
  })
  await expect(db.execute(sql`select * from archive.message_202004`)).rejects.toThrow()
  // Nothing makes the month anew meanwhile.
  await expect(openMonths(db, 'message', at)).rejects.toThrow()
  expect(await restoreMonth(db, 'message', 'message_202004')).toBe(1)
  expect(await restoreMonth(db, 'message', 'message_202003')).toBe(1)
  expect(await restoreMonth(db, 'message', 'message_202003')).toBeNull()
  expect((await db.execute(sql`select * from message order by id`)).rows).toEqual(before.rows)
  expect(await titles(token)).toEqual(['Welcome', 'later', 'early'])
  // The running month is never archived.
  expect((await archiveMonths(db, 'message', '2299-01-01')).map(({ name }) => name)).not.toContain('message_before')
})

test('the months of logins go once their last row is deleted', async () => {
  await openMonths(db, 'login_event', new Date('2021-01-05'))
  await db.execute(sql`
    insert into login_event (member_id, at, way, result, ip, device) values (${me}, '2021-02-03', 'password', 'OK', '203.0.113.7', '')`)
  const left = async () =>
    (
      await db.execute<{ name: string }>(
        sql`select name from table_months where of = 'login_event' and from_at < '2022-01-01' order by 1`,
      )
    ).rows.map(({ name }) => name)
  await dropEmptyMonths(db, new Date('2021-04-01'))
  expect(await left()).toEqual(['login_event_202102', 'login_event_202104'])
  await db.execute(sql`delete from login_event where at < '2021-03-01'`)
  await dropEmptyMonths(db, new Date('2021-04-01'))
  expect(await left()).toEqual(['login_event_202104'])
})

test('a statement by the place of a row takes no message that nobody deleted, in no partition', async () => {
  const id = await sendMessage(db, me, note('stays'), new Date('2020-05-10'))
  const { rows } = await db.execute<{ place: string }>(sql`select ctid::text as place from message where id = ${id}`)
  await db.execute(sql`delete from message where ctid = ${rows[0]?.place}::tid`)
  expect(await titles(token)).toEqual(['Welcome', 'stays'])
})
