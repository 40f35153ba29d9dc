import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../db/client.ts'
import { startEmbedded } from '../db/embedded.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import { formatMoney } from '../ledger/money.ts'
import { startProcess, type GatewayProcess } from '../testing.process.ts'
import { playersOf, type Seat } from './players.ts'

// The whole thing as a person runs it, on its own embedded PostgreSQL: killed, and asked whether it still adds up.
// `npm test` kills thrice, `npm run test:full` 50 and `npm run kills` 200 times; `KILLS` and `DATABASE_KILLS` say otherwise.
const [often, databaseOften] = { full: [50, 10], kills: [200, 50] }[process.env['MODE'] ?? ''] ?? [3, 1]
const kills = Number(process.env['KILLS'] || often)
const databaseKills = Math.min(kills, Number(process.env['DATABASE_KILLS'] || databaseOften))
const patience = 60_000 + kills * 20_000

const dataDir = mkdtempSync(join(tmpdir(), 'brand-kills-'))
const key = 'the key of a house of killed gateways'
let gateway: GatewayProcess
let url = ''

async function start(): Promise<void> {
  gateway = startProcess({ DATA_DIR: dataDir, VENDOR_KEY: key, LOG_LEVEL: 'silent' })
  ;({ url } = await gateway.ready)
}
async function end(signal: NodeJS.Signals): Promise<void> {
  gateway.child.kill(signal)
  await gateway.ended
}
/** Process number of the database server. */
function postmaster(): number {
  const file = readdirSync(dataDir, { recursive: true }).map(String).find((name) => name.endsWith('postmaster.pid')) ?? ''
  return Number(readFileSync(join(dataDir, file), 'utf8').split('\n', 1)[0])
}
afterAll(async () => {
  await end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const { ask, book, sit } = playersOf(() => url, key)

/** A round of 1.00 that pays 1.50, or one that goes back. */
async function playRound(seat: Seat): Promise<void> {
  const bet = { ...seat.body, roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
  expect(await book(seat.vass, 'debit', bet)).toMatchObject({ status: 'OK' })
  const next = { ...bet, txId: randomUUID(), refTxId: bet.txId }
  const back = Math.random() < 0.2
  const said = back ? await book(seat.vass, 'rollback', next) : await book(seat.vass, 'credit', { ...next, amount: '1.50', roundClosed: true })
  expect(said).toMatchObject({ status: 'OK' })
  if (!back) seat.owed += 50n
  seat.rounds++
}

/** A gateway that has just come back, on a busy machine, may say that it has too much to do. */
async function balanceOf({ token }: Seat): Promise<string> {
  for (;;) {
    const { status, value } = await ask<{ sumBalance: string }>('GET', contract.wallet.balance.path, token)
    if (status === 200) return value.sumBalance
    expect(status).toBe(503)
    await delay(200)
  }
}

async function audit(): Promise<unknown> {
  const store = await startEmbedded({ dataDir, guest: true })
  const db = openDb(store.where())
  return checkInvariants(db).finally(() => db.$client.end())
}

test('killed again and again while rounds are played, it has taken every stake once and paid every win once', { timeout: patience }, async () => {
  await start()
  const seats = await Promise.all([sit(), sit(), sit()])
  const waits: number[] = []
  let over = false
  const playing = seats.map(async (seat) => {
    while (!over) await playRound(seat)
  })
  for (let n = 0; n < kills; n++) {
    await delay(100 + Math.random() * 400)
    const share = (count: number) => Math.floor((count * databaseKills) / kills)
    if (share(n + 1) > share(n)) process.kill(postmaster(), 'SIGKILL')
    await end('SIGKILL')
    const since = Date.now()
    await start()
    waits.push(Date.now() - since)
  }
  over = true
  await Promise.all(playing)
  for (const seat of seats) expect(await balanceOf(seat)).toBe(formatMoney(seat.owed))
  expect(await audit()).toEqual([])
  const rounds = seats.reduce((sum, seat) => sum + seat.rounds, 0)
  expect(rounds).toBeGreaterThan(kills)
  const [median, longest] = [waits.toSorted((a, b) => a - b)[kills >> 1] ?? 0, Math.max(...waits)]
  const below = (n: number) => `below ${((3 / n) * 100).toFixed(2)} % of ${n}`
  console.log(`SIGKILLs of the gateway ${kills}, of the database ${databaseKills}; rounds ${rounds}: 0 stakes or wins lost or doubled (${below(kills)} kills, ${below(rounds)} rounds)`)
  console.log(`serving again after ${(median / 1000).toFixed(1)} s in the middle, ${(longest / 1000).toFixed(1)} s at most`)
})

test('with its database gone it says so, stays up, and serves again within five seconds', { timeout: patience }, async () => {
  const seat = await sit()
  for (let n = 0; n < 3; n++) {
    process.kill(postmaster(), 'SIGKILL')
    const gone = Date.now()
    const refused = await Promise.all(Array.from({ length: 20 }, () => ask('GET', contract.wallet.balance.path, seat.token)))
    for (const { status, code } of refused) expect([[200, undefined], [503, 'unavailable']]).toContainEqual([status, code])
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5000, interval: 50 }).toBe(200)
    expect(Date.now() - gone).toBeLessThan(5000)
    expect(await balanceOf(seat)).toBe('10000.00')
  }
  expect(gateway.child.exitCode).toBeNull()
})
