import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDb } from '../../../db/client.ts'
import { vendorCall } from './schema.ts'
import { createQueues } from '../../../http/limits/queue.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import { settingsOf } from '../../../app/settings.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { vendorFixture, type LaunchedGame, type VendorFixture } from '../testing.ts'
import { inTime } from './in-time.ts'

const callMs = 2000
const { db, where } = await freshDb()
/** Nothing here gives up by itself: only the deadline of the call does. */
const through = openDb(where, { max: 2, connectTimeoutMs: 0, statementTimeoutMs: 0, silentMs: 0 })
const { vendors } = createQueues()
/** Calls that were put into the queue. */
let queued = 0
const queue = { running: 2, waiting: 10, waitMs: 60_000 }
const limits = { ...settingsOf([]).limits, callMs, vendors: queue }

type Query = (this: pg.Client, ...given: unknown[]) => unknown

let fixture: VendorFixture
let game: LaunchedGame
const held = new Set<pg.PoolClient>()
/** Statements that wait, by how they begin. */
let hold: { begins: RegExp; met: () => void; until: Promise<void> } | undefined
beforeAll(async () => {
  const real = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as Query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }]
    const gate = hold
    if (!gate?.begins.test(typeof first === 'string' ? first : first.text)) return real.apply(this, given) as never
    hold = undefined
    gate.met()
    return gate.until.then(() => real.apply(this, given)) as never
  })
  fixture = await vendorFixture(
    db,
    through,
    inTime({ vendors: (line, work) => (queued++, vendors(line, work)) }, () => ({ limits })),
  )
  game = await fixture.launchGame('T1')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await through.$client.end()
})
// Only what is measured by a call and by its queue: the time of the test itself passes as ever.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  for (const client of held) client.release()
  held.clear()
})

/** Stops the next statement that begins so; `met` resolves when it is there. */
function stopAt(begins: RegExp): { met: Promise<void>; go: () => void } {
  let go = () => {}
  let reached = () => {}
  const until = new Promise<void>((resolve) => (go = resolve))
  const met = new Promise<void>((resolve) => (reached = resolve))
  hold = { begins, met: reached, until }
  return { met, go }
}
/** Checks again and again; unlike `expect.poll` it lets no time of the call pass. */
async function until(check: () => void): Promise<void> {
  for (let left = 2000; left > 0; left--) {
    try {
      return check()
    } catch {
      await pause(5)
    }
  }
  check()
}
let rounds = 0
const betOf = () => {
  const id = `in-time-${++rounds}`
  return game.body({ roundId: id, txId: id, amount: '100.00' })
}
const rowsOf = (sent: Record<string, unknown>) =>
  db
    .select()
    .from(vendorCall)
    .where(eq(vendorCall.txId, String(sent['txId'])))
const cash = async () => (await walletOf(db, game.playerId))?.cash ?? 0n
const unavailable = { http: 503, body: { status: 'UNAVAILABLE' } }
const send = (sent: Record<string, unknown>) => fixture.send('debit', sent)
/** Both connections of the pool, until the end of the test or `release`. */
async function takeAll(): Promise<() => void> {
  for (let i = 0; i < 2; i++) held.add(await through.$client.connect())
  return () => {
    for (const client of held) client.release()
    held.clear()
  }
}

test('a call whose connection never comes is answered at its deadline, not before, and does nothing later', async () => {
  const release = await takeAll()
  const before = await cash()
  const sent = betOf()
  let answered = false
  const answer = send(sent).finally(() => (answered = true))
  await until(() => expect(through.$client.waitingCount).toBe(1))
  await vi.advanceTimersByTimeAsync(callMs - 1)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(await answer).toMatchObject(unavailable)
  release()
  await until(() => expect([through.$client.waitingCount, through.$client.idleCount]).toEqual([0, 2]))
  expect([await rowsOf(sent), await cash()]).toEqual([[], before])
  expect((await send(sent)).body.status).toBe('OK')
  expect(await cash()).toBe(before - 10_000n)
})

test('waiting in the queue is a part of the call', async () => {
  await takeAll()
  const running = [send(betOf()), send(betOf())]
  await until(() => expect(through.$client.waitingCount).toBe(2))
  await vi.advanceTimersByTimeAsync(callMs / 2)
  const sent = betOf()
  queued = 0
  const waiting = send(sent)
  await until(() => expect(queued).toBe(1))
  await vi.advanceTimersByTimeAsync(callMs / 2 + 1)
  for (const one of running) expect(await one).toMatchObject(unavailable)
  // Its turn has come now, with half of its time left, and there is no connection for it either.
  await until(() => expect(through.$client.waitingCount).toBe(3))
  await vi.advanceTimersByTimeAsync(callMs / 2)
  expect(await waiting).toMatchObject(unavailable)
  expect(await rowsOf(sent)).toEqual([])
})

test('a call stopped within its transaction is answered at its deadline and taken back as a whole', async () => {
  const before = await cash()
  const sent = betOf()
  const { met, go } = stopAt(/lock_play/)
  const answer = send(sent)
  await met
  await vi.advanceTimersByTimeAsync(callMs + 1)
  expect(await answer).toMatchObject(unavailable)
  go()
  await until(() => expect(through.$client.idleCount).toBe(2))
  expect([await rowsOf(sent), await cash()]).toEqual([[], before])
  expect((await send(sent)).body.status).toBe('OK')
  expect(await cash()).toBe(before - 10_000n)
})

test('a commit that succeeds after the answer is the one booking: a repeat waits for it and gets its answer', async () => {
  const before = await cash()
  const sent = betOf()
  const { met, go } = stopAt(/record_move/)
  const answer = send(sent)
  await met
  await vi.advanceTimersByTimeAsync(callMs + 1)
  expect(await answer).toMatchObject(unavailable)
  expect(await rowsOf(sent)).toEqual([])
  let repeated = false
  const repeat = send(sent).finally(() => (repeated = true))
  await pause(100)
  expect(repeated).toBe(false)
  go()
  const { text, body } = await repeat
  expect(body.status).toBe('OK')
  expect([(await rowsOf(sent)).map((row) => row.answer), (await send(sent)).text]).toEqual([[text], text])
  expect(await cash()).toBe(before - 10_000n)
  expect(await checkInvariants(db)).toEqual([])
})
