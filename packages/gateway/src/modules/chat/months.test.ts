import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pgError, transact } from '../../db/client.ts'
import { archiveMonths, openMonths, restoreMonth } from '../../db/months.ts'
import { freshApp, valueOf } from '../../testing/inject.ts'
import { insertMessage, messageOnce, type NewMessage } from './messages.ts'
import { removeMessage } from './moderation.ts'
import { chatFixture, type ChatPerson } from './testing.ts'

const made = await freshApp()
const { db, owner } = made
const { person, messages } = await chatFixture(made, 'monthly')

let me: ChatPerson
const write = (at: string, more: Partial<NewMessage> = {}) =>
  transact(db, (tx) =>
    insertMessage(tx, { roomId: 'en', kind: 'TEXT', memberId: me.id, body: [at], at: new Date(at), ...more }),
  )
const placeOf = async (id: string) =>
  (
    await owner.execute<{ name: string }>(
      sql`select tableoid::regclass::text as name from chat_message where id = ${id}::bigint`,
    )
  ).rows[0]?.name
const listed = async () => valueOf(await messages({ pageSize: 100 })).list
const seen = async () => (await listed()).map(({ messageId }) => messageId)

beforeAll(async () => {
  me = await person()
  // As if the table had its months for years.
  await owner.execute(sql`
    do $$ declare v_end timestamptz := (select to_at from table_months where name = 'chat_message_before'); begin
      alter table chat_message detach partition chat_message_before;
      execute format('alter table chat_message attach partition chat_message_before for values from (''2026-01-01'') to (%L)', v_end);
    end $$`)
})

test('months to come are there, and one that was not made takes its messages from the default partition', async () => {
  const { rows } = await owner.execute<{ n: number }>(
    sql`select count(*)::int as n from table_months where of = 'chat_message'`,
  )
  expect(rows[0]?.n).toBe(4)
  const { id } = await write('2020-03-31T23:59:59Z')
  expect(await placeOf(id)).toBe('chat_message_rest')
  await openMonths(db, 'chat_message', new Date('2020-03-15'))
  expect(await placeOf(id)).toBe('chat_message_202003')
})

test('what a client sends again is written once, also in the next month', async () => {
  const clientId = randomUUID()
  const first = await write('2020-04-30T23:59:59Z', { clientId })
  const again = await write('2020-05-01T00:00:01Z', { clientId }).catch((error: unknown) => pgError(error)?.constraint)
  expect(again).toBe('chat_message_once')
  expect(await messageOnce(db, me.id, clientId, 'en')).toMatchObject({ id: first.id })
})

test('a message stays removed in whichever month it was, and is removed once', async () => {
  const { id } = await write('2020-04-10T12:00:00Z')
  const remove = () => transact(db, (tx) => removeMessage(tx, id, new Date('2020-05-02T12:00:00Z')))
  expect([(await remove()).done, (await remove()).done]).toEqual([true, false])
  expect((await listed()).find(({ messageId }) => messageId === id)).toMatchObject({ removed: true })
  await expect(owner.execute(sql`truncate chat_message_202004`)).rejects.toThrow()
})

test('an archived month is read by nobody until it is restored, and its messages are as they were', async () => {
  const before = await db.execute(sql`select * from chat_message order by id`)
  const [listedBefore, first] = [await seen(), await write('2020-03-01T00:00:00Z')]
  const report = (decided: string) =>
    owner.execute(sql`
      insert into chat_report (message_id, member_id, reason, at) values (${first.id}::bigint, ${me.id}, 'SPAM', now())
      on conflict (message_id, member_id) do update set decided_at = ${decided}::timestamptz`)
  await report('2020-03-02')
  // About March a report waits.
  expect(await archiveMonths(db, 'chat_message', '2020-05-01')).toEqual([{ name: 'chat_message_202004', rows: 2 }])
  await report('2020-03-02')
  expect(await archiveMonths(db, 'chat_message', '2020-05-01')).toEqual([{ name: 'chat_message_202003', rows: 2 }])
  expect((await seen()).some((id) => listedBefore.indexOf(id) < 0)).toBe(false)
  await expect(db.execute(sql`select * from archive.chat_message_202004`)).rejects.toThrow()
  await expect(write('2020-05-03T00:00:00Z')).resolves.toBeDefined()
  expect(await restoreMonth(db, 'chat_message', 'chat_message_202004')).toBe(2)
  expect(await restoreMonth(db, 'chat_message', 'chat_message_202003')).toBe(2)
  expect(await restoreMonth(db, 'chat_message', 'chat_message_202003')).toBeNull()
  const last = before.rows.at(-1) as { id: string }
  const after = await db.execute(sql`select * from chat_message where id <= ${last.id}::bigint order by id`)
  expect(after.rows).toEqual(before.rows)
})
