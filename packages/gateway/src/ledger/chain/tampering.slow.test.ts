import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openDb, pgConfig, transact, type Db } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { runDatabase } from '../../app/operate/database-commands.ts'
import { cloneDb, startTestDb } from '../../testing/database.ts'
import { grant, openWallet } from '../wallet.ts'
import { readHead } from './head.ts'
import { sealKeys } from './keys.ts'
import { createSealing, type Sealing } from './sealing.ts'
import { verifyLedger } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-tampering-'))
const opened: { end: () => Promise<unknown> }[] = []
// Any transaction in progress on the server, in whatever database, delays sealing.
const server = await startTestDb()
afterAll(async () => {
  for (const { end } of opened.toReversed()) await end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

let count = 0
let db: Db
let super_: pg.Client
let env: NodeJS.ProcessEnv
let gateway: Gateway

interface Gateway extends Sealing {
  headFile: string
  logged: string[]
}
/** A running gateway of the database, as far as sealing goes. */
function gatewayAt(headFile: string): Gateway {
  const logged: string[] = []
  const note = (level: string) => (first: unknown, message?: string) =>
    void logged.push(`${level} ${message ?? String(first)}`)
  const log = { error: note('error'), warn: note('warn'), info: note('info') } as never
  return { ...createSealing(db, { keys: sealKeys(keyFile()), headFile }, log), headFile, logged }
}
const keyFile = () => join(folder, `keys-${count}.json`)
const headFile = (name: string) => join(folder, `head-${count}-${name}.json`)
const seal = ({ run }: Gateway = gateway) => run(new AbortController().signal)
const written = async () => {
  await transact(db, async (tx) => {
    const [row] = await tx
      .insert(member)
      .values({ account: `tampered${count}x${Math.random().toString(36).slice(2, 8)}`, asset: 'BDT' })
      .returning()
    await openWallet(tx, row!.id, 'BDT')
    await grant(tx, row!.id, 'BDT')
  })
}
const verify = ({ headFile: file }: Gateway = gateway) => verifyLedger(db, sealKeys(keyFile()).known(), readHead(file))
const seals = async () =>
  (await super_.query<{ seal: string }>("select seq || ' ' || hash as seal from ledger_seal order by seq")).rows.map(
    (row) => row.seal,
  )
const audit = async () =>
  (
    await db.execute<{ operator: string; command: string; result: string; before: unknown; after: unknown }>(
      sql`select operator, command, result, before, after from operator_action where area = 'ledger' order by id`,
    )
  ).rows

beforeEach(async () => {
  const made = await cloneDb(server)
  count++
  db = openDb(made.where)
  super_ = new pg.Client(pgConfig(made.admin))
  await super_.connect()
  // With the rights of somebody who may do everything in the database: no trigger stops them.
  await super_.query('set session_replication_role = replica')
  const [mine, guard] = [db, super_]
  opened.push({ end: async () => (await guard.end(), await mine.$client.end()) })
  gateway = gatewayAt(headFile('one'))
  const where = made.where as { host: string; port: number; user: string; database: string; password?: string }
  env = {
    DATABASE_URL:
      'url' in made.where
        ? made.where.url
        : `postgres://${where.user}:${where.password ?? ''}@/${where.database}?host=${encodeURIComponent(where.host)}&port=${where.port}`,
    DATA_DIR: folder,
    LEDGER_KEYS: keyFile(),
    LEDGER_HEAD: gateway.headFile,
  }
  for (let i = 0; i < 3; i++) {
    await written()
    await seal()
  }
  expect(await verify()).toMatchObject({ whole: true, seals: 3, unsealed: 0, head: { seq: 3 } })
})

const alterRow = "update txn set kind = 'gift' where id = (select max(id) from txn)"
describe('somebody with every right in the database and none on the files', () => {
  test.each([
    ['alters a row and deletes every seal', [alterRow, 'delete from ledger_seal'], 'missing 3', 0],
    ['alters a row and deletes the last seals', [alterRow, 'delete from ledger_seal where seq > 1'], 'missing 3', 1],
    ['deletes the seal that is the head', ['delete from ledger_seal where seq = 3'], 'missing 3', 2],
    ["replaces a seal's hash", ["update ledger_seal set hash = repeat('a', 64) where seq = 3"], 'altered 3', 3],
    ["replaces a seal's content", ['update ledger_seal set posting = txn where seq = 3'], 'altered 3', 3],
    [
      'says that the last seal sealed less',
      ['update ledger_seal set upto = (select upto from ledger_seal where seq = 1) where seq = 3'],
      'altered 3',
      3,
    ],
    [
      'puts a later seal of their own there',
      [
        "insert into ledger_seal select 4, now(), upto, account, txn, posting, hash, repeat('b', 64), key_id, signature from ledger_seal where seq = 3",
      ],
      'altered 4',
      4,
    ],
    [
      'puts a seal far away there',
      [
        'insert into ledger_seal select 9007199254740991, at, upto, account, txn, posting, prev, hash, key_id, signature from ledger_seal where seq = 3',
      ],
      'missing 4',
      9007199254740991,
    ],
    [
      'puts a seal there that is none',
      ["insert into ledger_seal select 4, 'infinity', '{}', '', '', '', '', '', '', '' from ledger_seal where seq = 3"],
      undefined,
      4,
    ],
  ])('%s: the gateway seals no more, keeps its head and says so', async (_what, statements, found, newest) => {
    const head = readFileSync(gateway.headFile, 'utf8')
    for (const statement of statements) expect((await super_.query(statement)).rowCount).toBeGreaterThan(0)
    const before = await seals()
    for (let i = 0; i < 3; i++) {
      await written()
      await seal()
    }
    expect(await seals()).toEqual(before)
    expect(readFileSync(gateway.headFile, 'utf8')).toBe(head)
    expect(gateway.standsStill()).toBe(true)
    expect(gateway.logged).toEqual([expect.stringMatching(/^error the ledger is sealed no more/)])
    expect(await audit()).toEqual([
      expect.objectContaining({
        operator: '(gateway)',
        command: 'seal',
        result: 'failed',
        before: JSON.parse(head),
        after: { why: expect.stringMatching(/^seal \d+/), newest },
      }),
    ])
    if (!found) return
    const { whole, findings } = await verify()
    expect(whole).toBe(false)
    expect(findings.map((one) => `${one.found} ${one.row}`)).toContain(found)
  })

  test('another gateway with a head of its own notices as well, and none repeats itself', async () => {
    const other = gatewayAt(headFile('two'))
    await written()
    await seal(other)
    await seal(gateway)
    expect([readHead(other.headFile), readHead(gateway.headFile)]).toEqual([
      expect.objectContaining({ seq: 4 }),
      readHead(other.headFile),
    ])
    await super_.query(alterRow)
    await super_.query('delete from ledger_seal where seq = 4')
    for (const one of [gateway, other, gateway, other]) await seal(one)
    expect(await seals()).toHaveLength(3)
    for (const one of [gateway, other]) {
      expect(await verify(one)).toMatchObject({ whole: false, lost: 4 })
      expect(one.logged).toHaveLength(1)
    }
    expect(await audit()).toHaveLength(1)
  })
})

test('gateways with one head file, or with one each, seal in turns and each has the newest head', async () => {
  const gateways = [gateway, gatewayAt(gateway.headFile), gatewayAt(headFile('three'))]
  for (let round = 0; round < 6; round++) {
    await written()
    await Promise.all(gateways.map((one) => seal(one)))
  }
  for (const one of gateways) {
    await seal(one)
    expect(one.standsStill()).toBe(false)
    expect(one.logged).toEqual([])
    const { whole, head, unsealed } = await verify(one)
    expect([whole, unsealed, readHead(one.headFile)]).toEqual([true, 0, head])
  }
})

test('a head that is behind by many seals is caught up with, and a lost file is made anew', async () => {
  const behind = gatewayAt(headFile('behind'))
  const first = readFileSync(gateway.headFile, 'utf8')
  for (let i = 0; i < 3; i++) {
    await written()
    await seal()
  }
  writeFileSync(behind.headFile, first)
  await seal(behind)
  rmSync(gateway.headFile)
  await seal(gateway)
  expect([readHead(behind.headFile)?.seq, readHead(gateway.headFile)]).toEqual([6, readHead(behind.headFile)])
})

test('without a head only a seal with our signature is believed', async () => {
  rmSync(gateway.headFile)
  await super_.query("update ledger_seal set at = 'infinity' where seq = 3")
  await written()
  await seal()
  expect([gateway.standsStill(), await seals().then((all) => all.length)]).toEqual([true, 3])
  expect(await audit()).toEqual([
    expect.objectContaining({ before: null, after: expect.objectContaining({ newest: 3 }) }),
  ])
})

test('a file that holds no head stops sealing and is left alone', async () => {
  writeFileSync(gateway.headFile, '')
  await written()
  await seal()
  expect([await seals().then((all) => all.length), readFileSync(gateway.headFile, 'utf8')]).toEqual([3, ''])
  expect(gateway.standsStill()).toBe(true)
})

describe('a restored backup that is older than the head', () => {
  const restore = async () => {
    await super_.query('delete from ledger_seal where seq > 1')
    await seal()
  }

  test('is named as that, with what to do', async () => {
    await restore()
    const { text, well } = await runDatabase('verify', env)
    expect(well).toBe(false)
    expect(text).toContain('seal 3, written down outside of the database, is missing; the newest here is 1')
    expect(text).toContain('accept-restored --head 3 --as <operator>')
    rmSync(gateway.headFile)
    expect((await runDatabase('verify', env)).text).toContain('seals deleted at the end would not show')
  })

  test('is named too where there is no seal at all', async () => {
    await super_.query('delete from ledger_seal')
    expect((await runDatabase('verify', env)).text).toContain('is missing; there is no seal here')
  })

  test('is accepted by a manager who names the seal given up; the old head stays, and sealing goes on', async () => {
    const old = readHead(gateway.headFile)
    await db.execute(sql`insert into operator (name, roles) values ('mitu', '{manager}'), ('rafi', '{cashier}')`)
    const accept = (head: string, as: string) => runDatabase('accept-restored', env, { head, as })
    expect(await accept('3', 'mitu')).toEqual({ well: false, text: 'seal 3 is here: there is nothing to accept' })
    await restore()
    expect((await accept('2', 'mitu')).text).toContain('name it by --head 3')
    expect((await accept('', 'mitu')).well).toBe(false)
    expect((await accept('3', 'rafi')).text).toContain('is for manager')
    expect((await accept('3', '')).well).toBe(false)
    expect(readHead(gateway.headFile)).toEqual(old)
    expect(await accept('3', 'mitu')).toMatchObject({ well: true, text: expect.stringContaining('after seal 1') })
    expect(JSON.parse(readFileSync(`${gateway.headFile}.replaced`, 'utf8'))).toMatchObject({ ...old, by: 'mitu' })
    expect((await audit()).at(-1)).toMatchObject({
      operator: 'mitu',
      command: 'accept-restored',
      result: 'done',
      before: old,
      after: { seq: 1 },
    })
    await seal()
    expect(gateway.standsStill()).toBe(false)
    expect(gateway.logged.at(-1)).toBe('info the ledger is sealed again')
    expect(await verify()).toMatchObject({ whole: true, unsealed: 0 })
    expect(readHead(gateway.headFile)?.seq).toBeGreaterThan(1)
  })

  test('a chain begun anew is accepted too', async () => {
    await db.execute(sql`insert into operator (name, roles) values ('mitu', '{manager}')`)
    await super_.query('delete from ledger_seal')
    await seal()
    expect(await runDatabase('accept-restored', env, { head: '3', as: 'mitu' })).toMatchObject({ well: true })
    await seal()
    expect(await verify()).toMatchObject({ whole: true, unsealed: 0 })
  })
})
