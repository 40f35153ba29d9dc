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

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
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

/** Tables from which a trigger refuses a delete. */
const { rows: guarded } = await owner.execute<{ name: string }>(sql`
  select distinct c.relname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  where p.proname in ('keep_row', 'keep_unsettled', 'refuse_change') and t.tgtype & 8 = 8 and t.tgenabled = 'O'
    and not c.relispartition order by 1`)

/** A value of each type, for columns without a default. */
const plain: Record<string, string> = {
  bool: 'true',
  bytea: `'x'`,
  bpchar: `'x'`,
  date: `'2026-11-20'`,
  inet: `'127.0.0.1'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  text: `'x'`,
  timestamptz: 'now()',
  uuid: 'gen_random_uuid()',
  varchar: `'x'`,
  xid8: `'1'`,
}

/** Puts a row into a table, whatever it may refer to or has to be. */
async function addRow(table: string): Promise<void> {
  const { rows: rules } = await owner.execute<{ name: string }>(sql`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f') and conislocal
      and conparentid = 0`)
  const { rows: columns } = await owner.execute<{ name: string; type: string }>(sql`
    select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
      and a.attidentity = ''`)
  const values = columns.map(({ type }) => plain[type] ?? (type.startsWith('_') ? `'{}'` : '1'))
  const names = columns.map(({ name }) => `"${name}"`)
  await owner.execute(
    sql.raw(`
      ${rules.map(({ name }) => `alter table "${table}" drop constraint "${name}";`).join('\n')}
      alter table "${table}" disable trigger user;
      insert into "${table}" ${names.length > 0 ? `(${names.join(', ')}) values (${values.join(', ')})` : 'default values'} on conflict do nothing;
      alter table "${table}" enable trigger user;`),
  )
}

test('the list of what is kept has what people are paid by and have a right from', () => {
  expect(guarded.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'contract_late',
      'contract_payment',
      'contract_play',
      'member_transfer',
      'point_account',
      'point_order',
      'promotion_entry',
      'rebate_period',
      'referral_share',
      'vip_month',
      'wallet_transfer',
    ]),
  )
})

test.each(guarded)('no row of $name is deleted, nor all of them, whoever writes', async ({ name }) => {
  const table = sql.identifier(name)
  await addRow(name)
  const refused = /^(kept|append_only)$/
  // A role without the right to delete does not reach the guard.
  expect(['42501', '23514']).toContain(await codeOf(db.execute(sql`delete from ${table}`)))
  expect(await fault(owner.execute(sql`delete from ${table}`))).toMatch(refused)
  expect(await fault(owner.execute(sql`truncate ${table} cascade`))).toMatch(refused)
  expect((await owner.execute(sql`select from ${table}`)).rowCount).toBeGreaterThan(0)
})
