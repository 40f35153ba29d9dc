import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDb, ownClient, pgConfig, transact, type Db } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { cloneDb, startTestDb } from '../../testing/database.ts'
import { checkInvariants, checkLedger } from '../invariants.ts'
import { post } from '../post.ts'
import { grant, openWallet } from '../wallet.ts'
import { readHead, type ChainHead } from './head.ts'
import { sealKeys } from './keys.ts'
import { sealedTables } from './rows.ts'
import { sealNext } from './seal.ts'
import { verifyLedger } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-chain-'))
const opened: { end: () => Promise<unknown> }[] = []
// Any transaction in progress on the server, in whatever database, delays sealing, and other test files use their
// databases at the same time.
const server = await startTestDb()
afterAll(async () => {
  for (const { end } of opened.toReversed()) await end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

let [db, who, key, head]: [Db, string, string, ChainHead | undefined] = [undefined as never, '', '', undefined]
let super_: pg.Client
let count = 0
const keys = () => sealKeys(key)
const chain = () => ({ keys: keys(), headFile: `${key}.head` })
const bet = (on: Pick<Db, 'transaction'> = db) =>
  transact(on as Db, (tx) =>
    post(tx, {
      kind: 'bet',
      entries: [
        { member: who, kind: 'CASH', asset: 'BDT', amount: -10n },
        { system: 'GAME_PNL:T1', asset: 'BDT', amount: 10n },
      ],
    }),
  )
async function seal(): Promise<number> {
  const client = ownClient(db, 'seals')
  await client.connect()
  let seals = 0
  while (await sealNext(client, chain())) seals++
  await client.end()
  head = readHead(chain().headFile)
  return seals
}
const verify = async () =>
  (await verifyLedger(db, keys().known(), head)).findings
    .map(({ found, table, row }) => `${found} ${table} ${row}`)
    .toSorted()
/** As a superuser, with all triggers switched off. */
const tamper = async (statement: string) => (await super_.query<{ id: string }>(statement)).rows[0]?.id ?? ''

beforeEach(async () => {
  const made = await cloneDb(server)
  db = openDb(made.where)
  super_ = new pg.Client(pgConfig(made.admin))
  await super_.connect()
  await super_.query('set session_replication_role = replica')
  const [mine, guard] = [db, super_]
  opened.push({ end: async () => (await guard.end(), await mine.$client.end()) })
  key = join(folder, `keys-${++count}.json`)
  head = undefined
  who = await transact(db, async (tx) => {
    const [row] = await tx
      .insert(member)
      .values({ account: `sealed${count}`, asset: 'BDT' })
      .returning()
    await openWallet(tx, row!.id, 'BDT')
    await grant(tx, row!.id, 'BDT')
    return row!.id
  })
  for (let i = 0; i < 5; i++) await bet()
  expect(await seal()).toBe(1)
})
const some = (table: string) => `(select id from ${table} order by id desc offset 2 limit 1)`

describe('the chain', () => {
  test('is whole over all rows, continues with new ones, and changes nothing', async () => {
    expect(await verifyLedger(db, keys().known(), head)).toMatchObject({
      whole: true,
      findings: [],
      seals: 1,
      unsealed: 0,
    })
    expect(await seal()).toBe(0)
    await bet()
    expect(await verifyLedger(db, keys().known(), head)).toMatchObject({ whole: true, unsealed: 3 })
    expect(await seal()).toBe(1)
    expect(await verifyLedger(db, keys().known(), head)).toMatchObject({ whole: true, seals: 2, unsealed: 0 })
    expect(statSync(key).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['txn', `update txn set kind = 'gift' where id = ${some('txn')} returning id`, 'altered'],
    [
      'txn',
      `update txn set created_at = created_at + interval '1 microsecond' where id = ${some('txn')} returning id`,
      'altered',
    ],
    ['txn', `delete from txn where id = ${some('txn')} returning id`, 'missing'],
    ['txn', `insert into txn (kind, written_by) values ('gift', '1') returning id`, 'added'],
    [
      'posting',
      `update posting set created_at = now() - interval '1 day' where id = ${some('posting')} returning id`,
      'altered',
    ],
    [
      'posting',
      `update posting set written_by = pg_current_xact_id() where id = ${some('posting')} returning id`,
      'altered',
    ],
    [
      'posting',
      `insert into posting (txn_id, account_id, asset, amount) select txn_id, account_id, asset, 5 from posting
        where id = ${some('posting')} returning id`,
      'added',
    ],
    ['posting', `delete from posting where id = ${some('posting')} returning id`, 'missing'],
    [
      'account',
      `update account set owner = (select id from member where account = 'demo_player'), kind = 'STOLEN'
        where id = (select id from account where owner is not null order by id desc limit 1) returning id`,
      'altered',
    ],
    [
      'account',
      `update account set balance = balance + 1 where id = (select id from account
        where owner is not null and kind = 'CASH' order by id desc limit 1) returning id`,
      'altered',
    ],
    [
      'account',
      `insert into account (owner, kind, asset, balance, written_by) select id, 'GIFT', 'BDT', 0, '1' from member
        where account = 'demo_player' returning id`,
      'added',
    ],
    [
      'account',
      `delete from account where id = (select id from account where owner is not null and kind = 'BONUS'
        order by id desc limit 1) returning id`,
      'missing',
    ],
  ])('names a row of %s after: %s', async (table, statement, found) => {
    const id = await tamper(statement)
    expect(id).not.toBe('')
    expect(await verify()).toContain(`${found} ${table} ${id}`)
    await seal()
    expect(await verify()).toContain(`${found} ${table} ${id}`)
  })

  test('both sides of an amount changed together, with the balance: every row is named, and the check finds it at night', async () => {
    expect(await checkLedger(db)).toEqual([])
    const { rows } = await super_.query<{ id: string }>(
      `update posting set amount = amount * 2 where txn_id = ${some('txn')} returning id`,
    )
    await super_.query(
      `update account a set balance = (select sum(amount) from posting where account_id = a.id) where owner = '${who}' and balance <> 0`,
    )
    expect(await checkInvariants(db)).toEqual([])
    expect(await verify()).toEqual(rows.map(({ id }) => `altered posting ${id}`).toSorted())
    expect((await checkLedger(db, new Date(Date.now() + 60_000))).map(({ rule }) => rule)).toContain('history')
  })

  test('a seal altered, taken out or cut off is named', async () => {
    await bet()
    await seal()
    await bet()
    await seal()
    await super_.query('update ledger_seal set posting = txn where seq = 2')
    expect(await verify()).toContain('altered ledger_seal 2')
    await super_.query('delete from ledger_seal where seq = 2')
    expect(await verify()).toContain('missing ledger_seal 2')
    await super_.query('delete from ledger_seal where seq = 3')
    expect(await verify()).toContain('missing ledger_seal 3')
  })

  test('a user with the database but not the key cannot seal anew', async () => {
    await tamper(`update txn set kind = 'gift' where id = ${some('txn')} returning id`)
    await super_.query('delete from ledger_seal')
    const own = key
    key = join(folder, `stranger-${count}.json`)
    await seal()
    key = own
    expect(await verify()).toContain('altered ledger_seal 1')
  })

  test('a key that was changed signs nothing after its time; what it signed stays good', async () => {
    const old = sealKeys(key)
    const first = old.id()
    const id = old.rotate(head?.seq ?? 0)
    await bet()
    await seal()
    expect(await verify()).toEqual([])
    const { rows } = await super_.query<{ key: string }>('select key_id as key from ledger_seal order by seq')
    expect(rows.map((row) => row.key)).toEqual([first, id])
  })

  test('a transaction that commits late is sealed then, and not skipped', async () => {
    const late = ownClient(db, 'late')
    await late.connect()
    await late.query('begin; select pg_current_xact_id()')
    await late.query(
      `select post_txn('bet', '[
        {"owner": "${who}", "kind": "CASH", "asset": "BDT", "amount": "-7"},
        {"owner": null, "kind": "GAME_PNL:T1", "asset": "BDT", "amount": "7"}
      ]', null, null, null, null, null, null)`,
    )
    await db.execute(sql`insert into setting (key, value) values ('later', '1')`)
    expect(await seal()).toBe(0)
    expect(await checkLedger(db)).toEqual([])
    await late.query('commit')
    await late.end()
    expect(await seal()).toBe(1)
    expect(await checkLedger(db)).toEqual([])
    expect(await verifyLedger(db, keys().known(), head)).toMatchObject({ whole: true, unsealed: 0 })
  })

  test('two concurrent seals, or a killed one, leave a whole chain', async () => {
    for (let round = 0; round < 12; round++) {
      await Promise.all([bet(), bet()])
      const sealers = Array.from({ length: 2 }, () => ownClient(db, 'sealer'))
      for (const one of sealers) {
        one.on('error', () => {})
        await one.connect()
      }
      const going = sealers.map((one) => sealNext(one, chain()).catch(() => undefined))
      setTimeout(
        () =>
          void super_
            .query(
              `select pg_terminate_backend(pid) from pg_stat_activity
                where application_name = 'sealer' and random() < 0.7 and datname = current_database()`,
            )
            .catch(() => {}),
        Math.random() * 12,
      )
      await Promise.all(going)
      for (const one of sealers) await one.end().catch(() => {})
    }
    await seal()
    expect(await verifyLedger(db, keys().known())).toMatchObject({ whole: true, findings: [], unsealed: 0 })
  })

  test('whatever is changed in whatever row is found', async () => {
    // Of closings there are none here (closings.slow.test.ts).
    const { ledger_closing: _, ...tables } = sealedTables
    const columns = Object.entries(tables).flatMap(([table, list]) =>
      list.filter((column) => column !== 'id').map((column) => ({ table, column })),
    )
    const other: Record<string, string> = {
      created_at: `created_at + interval '1 second'`,
      owner: 'gen_random_uuid()',
      asset: `case asset when 'BDT' then 'FUN' else 'BDT' end`,
    }
    const numbers = ['round_id', 'reverses', 'txn_id', 'account_id', 'amount', 'balance_after']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...columns), fc.nat(100), async ({ table, column }, n) => {
        const changed =
          other[column] ?? (numbers.includes(column) ? `coalesce(${column}, 0) + 1` : `coalesce(${column}, '') || 'x'`)
        await super_.query('begin')
        const {
          rows: [row],
        } = await super_.query<{ id: string; was: string | null }>(
          `select id::text, ${column}::text as was from ${table} order by id offset ${n} % (select count(*) from ${table}) limit 1`,
        )
        // What a constraint refuses even to a superuser needs no detection.
        const done = await super_.query(`update ${table} set ${column} = ${changed} where id = ${row?.id}`).then(
          () => true,
          () => false,
        )
        await super_.query(done ? 'commit' : 'rollback')
        fc.pre(done)
        const named = await verify()
        await super_.query(`update ${table} set ${column} = $1 where id = $2`, [row?.was, row?.id])
        expect(named).toContain(`altered ${table} ${row?.id}`)
      }),
      { numRuns: 40 },
    )
    expect(await verify()).toEqual([])
  })

  test('seals every column there is', async () => {
    const { rows } = await db.execute<{ table: keyof typeof sealedTables; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in ('account', 'txn', 'posting')`)
    // The balance equals the sum of the sealed postings.
    const open = rows
      .filter(({ table, column }) => !(sealedTables[table] as readonly string[]).includes(column))
      .map(({ table, column }) => `${table}.${column}`)
    expect(open.toSorted()).toEqual([
      'account.balance',
      'account.last_posting_id',
      'account.written_by',
      'posting.written_by',
      'txn.written_by',
    ])
  })
})

describe('the check from the last one on', () => {
  test.each([
    [
      'a sum',
      `insert into posting (txn_id, account_id, asset, amount) select txn_id, account_id, asset, 5 from posting
        where account_id in (select id from account where owner is null) order by id desc limit 1`,
      'sum',
    ],
    [
      'a balance',
      `update account set balance = balance + 1 where kind = 'CASH' and id = (select max(id) from account where kind = 'CASH')`,
      'balance',
    ],
    [
      'a member below zero',
      `alter table account drop constraint account_balance_not_negative; update account set balance = -1
        where kind = 'BONUS' and id = (select max(id) from account where kind = 'BONUS')`,
      'negative',
    ],
    [
      'a vendor transaction booked twice',
      `alter table txn_before drop constraint if exists txn_before_vendor_tx; insert into txn (kind, vendor, vendor_tx)
        values ('bet', 'T1', 'twice'), ('win', 'T1', 'twice')`,
      'repeated',
    ],
  ])('finds %s, again at each check, and nothing once it is repaired', async (_name, statement, rule) => {
    expect(await checkLedger(db)).toEqual([])
    await bet()
    await super_.query('begin')
    await super_.query(statement)
    await super_.query('commit')
    for (let i = 0; i < 2; i++) expect((await checkLedger(db)).map((breach) => breach.rule)).toContain(rule)
    expect((await checkInvariants(db)).map((breach) => breach.rule)).toContain(rule)
  })

  test('advances to where everything has been written', async () => {
    await checkLedger(db)
    for (let i = 0; i < 30; i++) await bet()
    await checkLedger(db)
    await bet()
    expect(await checkLedger(db)).toEqual([])
    const {
      rows: [state],
    } = await super_.query<{ total: string; sum: string; new: string }>(`
      select (select sum(total) from ledger_checked) as total, (select sum(amount)
      from posting) as sum, (select count(*) from posting, ledger_checkpoint where written_by >= upto) as new`)
    expect(state).toEqual({ total: '0', sum: '0', new: '0' })
  })
})
