import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Db, pgError, transact } from '../db/client.ts'
import { openMonths } from '../db/months.ts'
import { freshDb } from '../testing/fresh.ts'
import { checkInvariants, checkLedger } from './invariants.ts'
import { post } from './post.ts'
import { asUpgraded, withMonthsOfYears } from './testing.months.ts'
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
const partitions = async (table = 'posting') =>
  (
    await owner.execute<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`)
  ).rows.map(({ name }) => name)
const placesOf = async (at: string) =>
  (
    await owner.execute<{ name: string }>(
      sql`select distinct tableoid::regclass::text as name from posting where created_at = ${at}
        union select distinct tableoid::regclass::text from txn where created_at = ${at} order by 1`,
    )
  ).rows.map(({ name }) => name)

beforeAll(async () => {
  const { rows } = await owner.execute<{ id: string }>(
    sql`insert into member (account, asset) values ('months1', 'BDT') returning id`,
  )
  me = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, me, 'BDT'))
  await deposit(500n)
  await withMonthsOfYears(owner)
  await asUpgraded(owner)
})

test.each(['posting', 'round', 'txn'] as const)(
  'months of %s to come are there before their first row',
  async (table) => {
    expect((await partitions(table)).length).toBe(5)
    const later = new Date(Date.now() + 40 * 86_400_000)
    await openMonths(db, table, later)
    await Promise.all([1, 2].map(() => openMonths(db, table, later)))
    expect((await partitions(table)).length).toBeLessThan(8)
  },
)

test('a transaction without a month waits in the default partition, and moves as it is', async () => {
  await depositAt(70, '2020-03-31T23:59:59Z')
  expect(await placesOf('2020-03-31T23:59:59Z')).toEqual(['posting_rest', 'txn_rest'])
  const rows = async (table: string) =>
    (await owner.execute(sql`select * from ${sql.identifier(table)} order by 1`)).rows
  const before = await Promise.all(['posting', 'txn', 'txn_key'].map(rows))
  for (const table of ['txn', 'posting'] as const) await openMonths(db, table, new Date('2020-03-15'))
  expect(await placesOf('2020-03-31T23:59:59Z')).toEqual(['posting_202003', 'txn_202003'])
  expect(await Promise.all(['posting', 'txn', 'txn_key'].map(rows))).toEqual(before)
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
    for (const name of [...(await partitions()), ...(await partitions('txn')), 'posting', 'txn', 'txn_key'])
      for (const statement of [
        `update ${name} set created_at = created_at`,
        `delete from ${name}`,
        `truncate ${name} cascade`,
      ]) {
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

describe('what may be booked once, across months', () => {
  const far = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 2)).toISOString()
  type Given = { kind: string; vendor?: string; vendorTx?: string; reverses?: string; owner?: string; key?: string }
  const book = (
    { kind, vendor, vendorTx, reverses, owner: by, key }: Given,
    at: string,
    tx: Pick<Db, 'execute'> = owner,
  ) =>
    tx.execute<{ id: string }>(sql`
      insert into txn (kind, vendor, vendor_tx, reverses, idem_owner, idem_key, created_at)
      values (${kind}, ${vendor ?? null}, ${vendorTx ?? null}, ${reverses ?? null}, ${by ?? null}, ${key ?? null}, ${at}) returning id::text`)
  const now = new Date().toISOString()
  const idOf = async (made: ReturnType<typeof book>) => (await made).rows[0]?.id ?? ''

  test.each([
    ['a transaction of a vendor', 'txn_vendor_tx', async () => ({ kind: 'bet', vendor: 'T1', vendorTx: randomUUID() })],
    ['a key of an owner', 'txn_idem', async () => ({ kind: 'deposit', owner: 'months', key: randomUUID() })],
    [
      'a mirror',
      'txn_reverses',
      async () => ({ kind: 'rollback', reverses: await idOf(book({ kind: 'bet' }, '2020-03-10T00:00:00Z')) }),
    ],
  ] as const)('%s is booked once, also by two at once', async (_name, constraint, given) => {
    const one = await given()
    await book(one, '2020-03-11T00:00:00Z')
    for (const at of ['2020-03-12T00:00:00Z', now, far]) expect(await refusedBy(book(one, at))).toBe(constraint)

    // The second waits for the first, in another month, and is booked where that is rolled back.
    const [kept, undone] = [await given(), await given()]
    for (const [both, ends] of [
      [kept, constraint],
      [undone, undefined],
    ] as const) {
      let second: Promise<unknown> | undefined
      await transact(owner, async (tx) => {
        await book(both, now, tx)
        second = refusedBy(book(both, far))
        expect(await Promise.race([second, delay(150, 'waits')])).toBe('waits')
        if (!ends) throw new Error('undone')
      }).catch((error: Error) => expect(error.message).toBe('undone'))
      expect(await second).toBe(ends)
    }
  })

  test('what was booked before there were keys is not booked again', async () => {
    const old = { kind: 'bet', vendor: 'T1', vendorTx: randomUUID(), owner: 'months', key: randomUUID() }
    const first = await idOf(book(old, now))
    const mirror = await idOf(book({ kind: 'rollback', reverses: first }, now))
    await owner.$client.query(`
      alter table txn_key disable trigger user;
      delete from txn_key where txn_id in (${first}, ${mirror});
      alter table txn_key enable trigger user`)
    const { vendor, vendorTx, owner: by, key } = old
    expect(await refusedBy(book({ kind: 'win', vendor, vendorTx }, far))).toBe('txn_vendor_tx')
    expect(await refusedBy(book({ kind: 'win', owner: by, key }, far))).toBe('txn_idem')
    expect(await refusedBy(book({ kind: 'rollback', reverses: first }, far))).toBe('txn_reverses')
    // Nor what was never booked taken back.
    expect(await refusedBy(book({ kind: 'rollback', reverses: '999999999' }, far))).toBe('txn_reverses_txn_id_fk')
    await idOf(book({ kind: 'rollback', reverses: mirror }, far))
    expect(await checkLedger(db)).toEqual([])
  })
})
