import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { pgError, transact } from '../db/client.ts'
import { openMonths } from '../db/months.ts'
import { freshDb } from '../testing/fresh.ts'
import { checkInvariants, checkLedger } from './invariants.ts'
import { post } from './post.ts'
import { openWallet, walletOf } from './wallet.ts'

const { db, owner } = await freshDb()
let me = ''

/** What a constraint or a trigger refuses. */
const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => pgError(error)?.constraint,
  )
const deposit = (amount: bigint) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -amount },
        { member: me, kind: 'CASH', asset: 'BDT', amount },
      ],
    }),
  )
/** A deposit of another time, as the owner of the tables writes it. */
const depositAt = (amount: number, at: string, legsAt = at) =>
  transact(owner, (tx) =>
    tx.execute(sql`
      with made as (insert into txn (kind, created_at) values ('deposit', ${at}::timestamptz) returning id)
      insert into posting (txn_id, account_id, asset, amount, created_at)
        select made.id, a.id, 'BDT', case when a.owner is null then ${-amount}::bigint else ${amount}::bigint end, ${legsAt}::timestamptz
        from made, account a where a.asset = 'BDT' and (a.owner = ${me} and a.kind = 'CASH' or a.owner is null and a.kind = 'BANK')`),
  )
const partitions = async () =>
  (
    await owner.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'posting'::regclass order by 1`)
  ).rows.map(({ name }) => name)
const placesOf = async (at: string) =>
  (
    await owner.execute<{ name: string }>(
      sql`select distinct tableoid::regclass::text as name from posting where created_at = ${at}`,
    )
  ).rows.map(({ name }) => name)

beforeAll(async () => {
  const { rows } = await owner.execute<{ id: string }>(
    sql`insert into member (account, asset) values ('months1', 'BDT') returning id`,
  )
  me = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, me, 'BDT'))
  await deposit(500n)
  // As if the ledger had its months for years.
  await owner.execute(sql`
    do $$ declare v_end timestamptz := (select to_at from table_months where name = 'posting_before'); begin
      alter table posting detach partition posting_before;
      execute format('alter table posting attach partition posting_before for values from (''2026-01-01'') to (%L)', v_end);
    end $$`)
})

test('months to come are there before their first row', async () => {
  expect((await partitions()).length).toBe(5)
  const later = new Date(Date.now() + 40 * 86_400_000)
  await openMonths(db, 'posting', later)
  await Promise.all([1, 2].map(() => openMonths(db, 'posting', later)))
  expect((await partitions()).length).toBeLessThan(8)
})

test('a posting without a month waits in the default partition, and moves as it is', async () => {
  await depositAt(70, '2020-03-31T23:59:59Z')
  expect(await placesOf('2020-03-31T23:59:59Z')).toEqual(['posting_rest'])
  const before = await owner.execute(sql`select * from posting order by id`)
  await openMonths(db, 'posting', new Date('2020-03-15'))
  expect(await placesOf('2020-03-31T23:59:59Z')).toEqual(['posting_202003'])
  expect((await owner.execute(sql`select * from posting order by id`)).rows).toEqual(before.rows)
  expect(await walletOf(db, me)).toMatchObject({ cash: 570n })
  expect(await checkInvariants(db)).toEqual([])
  expect(await checkLedger(db)).toEqual([])
})

test('a month is made while postings are being written', async () => {
  let written = () => {}
  const open = new Promise<void>((done) => (written = done))
  const posting = transact(db, async (tx) => {
    await post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -1n },
        { member: me, kind: 'CASH', asset: 'BDT', amount: 1n },
      ],
    })
    await open
    // The same transaction reads every month, which must not wait for the one that makes another.
    return (await tx.execute(sql`select count(*) from posting`)).rows
  })
  const making = openMonths(db, 'posting', new Date('2020-08-15'))
  await new Promise((done) => setTimeout(done, 700))
  written()
  await posting
  await making
  expect(await partitions()).toEqual(expect.arrayContaining(['posting_202008', 'posting_202011']))
})

describe('in every partition', () => {
  test('rows are written once', async () => {
    for (const name of [...(await partitions()), 'posting'])
      for (const statement of [`update ${name} set amount = amount + 1`, `delete from ${name}`, `truncate ${name}`]) {
        const { rows } = await owner.execute(sql.raw(`select from ${name} limit 1`))
        if (rows.length === 0 && !statement.startsWith('truncate')) continue
        expect([statement, await refusedBy(owner.execute(sql.raw(statement)))]).toEqual([statement, 'append_only'])
      }
  })

  test('legs sum to zero, whoever writes them', async () => {
    for (const name of await partitions()) {
      const { rows } = await owner.execute<{ at: string }>(sql`
        select coalesce((select (to_at - interval '1 day')::text from table_months where name = ${name}), '2019-01-01') as at`)
      const at = rows[0]?.at ?? ''
      const forged = transact(owner, async (tx) => {
        const made = await tx.execute<{ id: string }>(
          sql`insert into txn (kind, created_at) values ('forged', ${at}) returning id`,
        )
        await tx.execute(sql`
          insert into ${sql.identifier(name)} (id, txn_id, account_id, asset, amount, created_at) overriding system value
          select 1000000000, ${made.rows[0]?.id}, id, 'BDT', 5, ${at}::timestamptz from account where owner is null and kind = 'BANK' and asset = 'BDT'`)
      })
      expect([name, await refusedBy(forged)]).toEqual([name, 'posting_sum_zero'])
    }
  })

  test('legs have the moment of their transaction', async () => {
    expect(await refusedBy(depositAt(5, '2020-03-10T00:00:00Z', '2020-03-10T00:00:01Z'))).toBe('posting_at_of_txn')
  })

  test('a balance names its newest posting', async () => {
    const read = async () => (await walletOf(db, me))?.version ?? 0
    const first = await read()
    await deposit(3n)
    const second = await read()
    expect(second).toBeGreaterThan(first)
    const { rows } = await owner.execute<{ id: string }>(
      sql`select max(p.id) as id from posting p join account a on a.id = p.account_id where a.owner = ${me}`,
    )
    expect(second).toBe(Number(rows[0]?.id))
  })
})
