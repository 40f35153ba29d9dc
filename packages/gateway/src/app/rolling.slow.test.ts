import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { contract } from '@brand/sdk/contract'
import { afterAll, expect, inject, test } from 'vitest'
import { openDb, patient } from '../db/client.ts'
import { checkInvariants, checkLedger } from '../ledger/invariants.ts'
import { formatMoney } from '../ledger/money.ts'
import { checkJournal } from '../modules/settlements/index.ts'
import { listenTo } from '../modules/stream/testing.ts'
import { cloneDb, urlOf } from '../testing/database.ts'
import { mover } from '../testing/fuzz/movers.ts'
import { playersOf, trialOf } from '../testing/fuzz/players.ts'
import { hasPreviousRelease, previousRelease } from '../testing/previous-release.ts'
import { startProcess, type GatewayProcess } from '../testing/process.ts'

// The gateway of the release before serves a database, this one starts beside it and brings the schema up, and both go
// on: what a migration took away from the release before fails here (docs/guides/rolling-upgrade.md).
const key = 'the key of two releases'
const dataDir = mkdtempSync(join(tmpdir(), 'brand-rolling-'))
const { where, owner, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
const db = openDb(owner, patient)
const running: GatewayProcess[] = []
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await db.$client.end()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(
  from: string,
  more: Record<string, string> = {},
): Promise<{ gateway: GatewayProcess; url: string }> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf(where), VENDOR_KEY: key, LOG_LEVEL: 'silent' }
  const gateway = startProcess({ ...env, ...more }, from)
  running.push(gateway)
  return { gateway, url: (await gateway.ready).url }
}
/** A vendor repeats a call without an answer for ever: here that is a fault of the gateway that it asked. */
async function booked(gateway: string, answer: Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const late = delay(60_000, undefined, { ref: false }).then(() => {
    throw new Error(`the gateway of the ${gateway} release books nothing`)
  })
  return Promise.race([answer, late])
}
const withOwner = { DATABASE_OWNER_URL: urlOf(owner) }
const status = async (url: string) => (await fetch(`${url}/readyz`)).status
const leader = async () =>
  (
    await db.$client.query<{ id: string | null; term: number }>(
      'select gateway_id::text as id, term::int from job_leader',
    )
  ).rows[0]

test.skipIf(!hasPreviousRelease())(
  'the release before and this one serve one database, and each goes on with what the other began',
  { timeout: 400_000 },
  async () => {
    const previous = previousRelease()
    const before = await start(previous.main, withOwner)
    const atOld = playersOf(() => before.url, key)
    await db.$client.query(`insert into setting (key, value) values ('challenge', '{"maxNumber": 200}')`)
    const player = await atOld.launchGame()
    const bet = { ...player.body, roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
    expect(await booked('old', atOld.book(player.vass, 'debit', bet))).toMatchObject({ status: 'OK' })
    const stream = await listenTo(before.url, player.token)
    await stream.next('balance')

    const now = await start('source', withOwner)
    expect([await status(before.url), await status(now.url)]).toEqual([200, 200])
    const atNew = playersOf(() => now.url, key)

    // A round of both, and every call repeated at the other.
    const win = { ...bet, txId: randomUUID(), refTxId: bet.txId, amount: '1.50', roundClosed: true }
    const won = await booked('new', atNew.book(player.vass, 'credit', win))
    expect(won).toMatchObject({ status: 'OK' })
    expect(await booked('old', atOld.book(player.vass, 'credit', win))).toEqual(won)
    expect(await stream.next('balance')).toMatchObject({ sumBalance: '10000.50' })
    const second = { ...bet, roundId: randomUUID(), txId: randomUUID() }
    expect(await booked('new', atNew.book(player.vass, 'debit', second))).toMatchObject({ status: 'OK' })
    const back = { ...second, txId: randomUUID(), refTxId: second.txId }
    const returned = await booked('old', atOld.book(player.vass, 'rollback', back))
    expect(returned).toMatchObject({ status: 'OK' })
    expect(await booked('new', atNew.book(player.vass, 'rollback', back))).toEqual(returned)

    // Sessions of either are those of both.
    const balance = async (at: typeof atNew, token: string) =>
      (await at.ask<{ sumBalance: string }>('GET', contract.wallet.balance.path, token)).value.sumBalance
    expect([await balance(atOld, player.token), await balance(atNew, player.token)]).toEqual(['10000.50', '10000.50'])
    expect(await balance(atOld, await trialOf(now.url))).toBe('10000.00')

    // Registration, deposits, play and a turnover, each call at the other gateway than the one before.
    let calls = 0
    const either = () => (++calls % 2 === 0 ? before.url : now.url)
    const shared = playersOf(either, key)
    const member = await mover(either, 'rolling1', shared.book)
    for (let n = 0; n < 3; n++) {
      await member.deposit()
      await member.play('120.00')
    }
    const gained = 3n * 5n * 2_000n
    const expected = formatMoney(1_000_000n + 3n * 50_000n + gained)
    expect((await member.wallet()).total).toBe(expected)
    expect(await member.orderCounts()).toMatchObject({ deposits: 3, open: 0 })

    // A page of the release before, opened anew at this one.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--conditions=@brand/source',
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '-e',
        oldPage(now.url),
      ],
      { cwd: previous.client },
    )
    expect(JSON.parse(stdout)).toEqual({ games: true, balance: '10000.00', event: 'balance' })

    // The release before stops, its stream is taken up at the other, and its jobs as well.
    const led = await leader()
    expect(led?.id).not.toBeNull()
    before.gateway.child.kill('SIGTERM')
    await before.gateway.ended
    await stream.ended
    const resumed = await listenTo(now.url, player.token, { 'last-event-id': stream.lastId() })
    expect(await resumed.next('balance')).toMatchObject({ sumBalance: '10000.50' })
    await expect.poll(async () => (await leader())?.id, { timeout: 30_000 }).not.toBeNull()

    expect(await checkInvariants(db)).toEqual([])
    expect(await checkLedger(db)).toEqual([])
    expect(await checkJournal(db)).toEqual([])
    const { rows } = await db.$client.query<{ rounds: number }>(
      `select count(*)::int as rounds from settlement s join member m on m.id = s.member_id where m.account = 'rolling1'`,
    )
    expect(rows).toEqual([{ rounds: 15 }])
    member.close()
    resumed.leave()
  },
)

/** What a page does that was loaded before the upgrade, with the client it was built with. */
const oldPage = (url: string) => `
  import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
  const sdk = createBrandClient({ baseUrl: '${url}', session: createSessionStore(memoryStorage()) })
  await sdk.session.freePlay()
  const { items } = await sdk.games.list({ gameType: 'RNG', pageSize: 9 })
  const { sumBalance } = await sdk.wallet.balance()
  const event = await new Promise((done) => sdk.stream.subscribe('balance', () => done('balance')))
  console.log(JSON.stringify({ games: items.length > 0, balance: sumBalance, event }))
  process.exit(0)
`
