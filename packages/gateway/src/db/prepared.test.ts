import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'
import { watchConnections } from '../testing/queries.ts'
import { openDb, ownClient, transact } from './client.ts'
import { prepared, preparedSql, type Given } from './prepared.ts'
import { member } from '../auth/schema.ts'

const { db, where } = await freshDb()
await db.insert(member).values([
  { account: 'first_one', asset: 'BDT' },
  { account: 'second_one', asset: 'BDT' },
])

const named = prepared('test_by_account', (on, given: Given<{ account: string }>) =>
  on
    .select({ account: member.account })
    .from(member)
    .where(eq(member.account, given('account'))),
)
const counted = preparedSql<{ count: number; text: string }, { from: string; text: string }>(
  'test_count',
  (given) => sql`select count(*)::int as count, ${given('text')}::text as text from ${member}
    where ${member.account} >= ${given('from')}`,
)

async function askAll(on: typeof db) {
  const ask = async (one: Parameters<typeof named>[0]) => [
    await named(one, { account: 'first_one' }),
    await named(one, { account: 'second_one' }),
    await counted(one, { from: 'first_one', text: 'a' }),
    await counted(one, { from: 'second_one', text: 'b' }),
  ]
  return [await ask(on), await transact(on, ask), await transact(on, (tx) => tx.transaction(ask))]
}
const answers = [
  [{ account: 'first_one' }],
  [{ account: 'second_one' }],
  [{ count: 2, text: 'a' }],
  [{ count: 1, text: 'b' }],
]

test('a statement answers for its values, out of a transaction, in one, and in a part of one', async () => {
  const watched = openDb(where, { max: 1 })
  const sent = watchConnections(watched)
  expect(await askAll(watched)).toEqual([answers, answers, answers])
  expect(new Set(sent.map(({ name }) => name))).toEqual(new Set(['test_by_account', 'test_count', undefined]))
  const { rows } = await watched.$client.query('select name from pg_prepared_statements order by name')
  expect(rows).toEqual([{ name: 'test_by_account' }, { name: 'test_count' }])
  await watched.$client.end()
})

test('through a pooler no statement has a name, and what needs a connection of its own goes past it', async () => {
  const pooled = openDb(where, { max: 1, direct: where })
  expect(await askAll(pooled)).toEqual([answers, answers, answers])
  const { rows } = await pooled.$client.query({ name: 'test_raw', text: 'select name from pg_prepared_statements' })
  expect(rows).toEqual([])
  await pooled.$client.end()

  const lost = openDb({ host: '/nonexistent', port: 1, user: 'x', database: 'x' }, { direct: where })
  const own = ownClient(lost, 'test')
  await own.connect()
  expect((await own.query('select current_database() as name')).rows).toEqual([
    { name: 'database' in where ? where.database : '' },
  ])
  await own.end()
  await lost.$client.end()
})
