import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import { secretFrom } from '../callbacks/secrets.ts'
import { sign } from '../callbacks/signature.ts'
import { openDb } from '../db/client.ts'
import { startEmbedded } from '../db/embedded.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import { formatMoney } from '../ledger/money.ts'
import { startProcess, type GatewayProcess } from '../testing.process.ts'

// The whole thing as a person runs it, on its own embedded PostgreSQL: killed, and asked whether it still adds up.
const kills = Number(process.env['KILLS'] || (process.env['MODE'] === 'fuzz' ? 20 : 3))
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

async function ask<T>(method: string, path: string, token = '', body?: object): Promise<{ status: number; code?: string; value: T }> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(15_000) })
  return { status: answer.status, ...((await answer.json()) as { value: T }) }
}

/** A vendor's call, sent until somebody says what became of it. */
async function book(vass: string, call: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const payload = JSON.stringify(body)
  for (;;) {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = { 'content-type': 'application/json', 'x-vendor': vass, 'x-timestamp': timestamp, 'x-signature': sign(secretFrom(key, vass), timestamp, payload) }
    const answer = await fetch(`${url}/vendor/v1/${vass}/${call}`, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    const said = answer?.status === 200 ? ((await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined) : undefined
    if (said) return said
    await delay(50)
  }
}

interface Seat {
  token: string
  vass: string
  body: Record<string, unknown>
  /** What the wallet must hold, minor units. */
  owed: bigint
  rounds: number
}

async function sit(): Promise<Seat> {
  const { value: { token } } = await ask<{ token: string }>('POST', contract.session.freePlay.path)
  const { value: { games } } = await ask<{ games: { nodeId: number; vassalage: string; status: string }[] }>('GET', `${contract.games.list.path}?gameType=RNG&pageSize=99`)
  const { nodeId, vassalage: vass } = games.find(({ status }) => status === 'ON') ?? { nodeId: 0, vassalage: '' }
  const { value } = await ask<{ content: { game_url: string } }>('POST', contract.games.launch.path, token, { nodeId, vassalage: vass, gameType: 'RNG', language: 'en', backUrl: '/' })
  const seat = await book(vass, 'authenticate', { token: new URL(value.content.game_url).searchParams.get('token') })
  return { token, vass, body: { token: seat['token'], playerId: seat['playerId'], gameId: String(nodeId), currency: seat['currency'] }, owed: 1_000_000n, rounds: 0 }
}

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

const balanceOf = async ({ token }: Seat) => (await ask<{ sumBalance: string }>('GET', contract.wallet.balance.path, token)).value.sumBalance

async function audit(): Promise<unknown> {
  const store = await startEmbedded({ dataDir, guest: true })
  const db = openDb(store.where())
  return checkInvariants(db).finally(() => db.$client.end())
}

test('killed again and again while rounds are played, it has taken every stake once and paid every win once', { timeout: patience }, async () => {
  await start()
  const seats = await Promise.all([sit(), sit(), sit()])
  let over = false
  const playing = seats.map(async (seat) => {
    while (!over) await playRound(seat)
  })
  for (let n = 0; n < kills; n++) {
    await delay(100 + Math.random() * 400)
    if (n % 3 === 2) process.kill(postmaster(), 'SIGKILL')
    await end('SIGKILL')
    await start()
  }
  over = true
  await Promise.all(playing)
  for (const seat of seats) expect(await balanceOf(seat)).toBe(formatMoney(seat.owed))
  expect(await audit()).toEqual([])
  const rounds = seats.reduce((sum, seat) => sum + seat.rounds, 0)
  expect(rounds).toBeGreaterThan(kills)
  console.log(`kills: ${kills}, rounds: ${rounds}, 0 stakes or wins lost or doubled (below ${((3 / rounds) * 100).toFixed(2)} % of rounds)`)
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
