import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'

const { db, owner } = await freshDb()
/** Whoever writes: the role that serves, and the owner of the tables. */
const writers = [
  ['the role that serves', db],
  ['the owner', owner],
] as const

const member = { top: '', agent: '', player: '' }
beforeAll(async () => {
  const add = async (account: string, type: number, upline: string | null) =>
    (
      await owner.execute<{ id: string }>(sql`
        insert into member (account, asset, type, upline_id) values (${account}, 'BDT', ${type}, ${upline}) returning id`)
    ).rows[0]?.id ?? ''
  member.top = await add('keptTop', 2, null)
  member.agent = await add('keptAgent', 1, member.top)
  member.player = await add('keptPlayer', 0, member.agent)
  for (const id of [member.top, member.agent])
    await owner.execute(sql`
      insert into member_rate (member_id, game_type, ppm, from_day, set_by, set_at)
      values (${id}, 'RNG', 5000, '2026-01-01', 'test', now())`)
  await owner.execute(sql`
    insert into requirement (member_id, asset, source, ref, base, multiple, required, opened_at)
    values (${member.player}, 'BDT', 'DEPOSIT', 'kept', 100, 1, 100, now())`)
})

const fault = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
  )

describe.each(writers)('%s', (_, on) => {
  test('removes no rate and no requirement', async () => {
    expect(await fault(on.execute(sql`delete from member_rate`))).toBe('kept')
    expect(await fault(on.execute(sql`delete from requirement`))).toBe('kept')
  })

  test('makes no player of an agent with a line, and one without a line', async () => {
    const type = (id: string, to: number) => fault(on.execute(sql`update member set type = ${to} where id = ${id}`))
    expect(await type(member.agent, 0)).toBe('member_line_agent')
    expect(await type(member.top, 0)).toBe('member_line_agent')
    expect(await type(member.agent, 41)).toBeUndefined()
    expect(await type(member.agent, 1)).toBeUndefined()
  })
})

test.each([
  'deposit_order',
  'member_rate',
  'obligation',
  'requirement',
  'requirement_step',
  'revenue_deal',
  'revenue_member',
  'reward',
  'spin_grant',
  'spin_round',
  'withdrawal',
])('%s is emptied by nobody', async (table) => {
  expect(await fault(owner.execute(sql`truncate ${sql.identifier(table)} cascade`))).toMatch(/^(kept|append_only)$/)
  // The same function answers a delete of any row of it.
  const { rows } = await owner.execute(sql`
    select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = ${table}::regclass and p.proname = 'keep_row' and t.tgenabled = 'O' and t.tgtype & 8 = 8`)
  expect(rows).toHaveLength(1)
})
