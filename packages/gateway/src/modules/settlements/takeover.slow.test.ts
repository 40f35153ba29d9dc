import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb, type Db } from '../../db/client.ts'
import { startJobs } from '../../server/jobs/jobs.ts'
import { joinElection, type Leadership } from '../../server/jobs/leadership.ts'
import { freshDb } from '../../testing/fresh.ts'
import { vendorFixture } from '../rounds/testing.ts'
import { settingsOf } from '../../app/settings.ts'
import { createConsumer } from '../../workflow/consumers.ts'
import { checkDays, days } from './days.ts'

const { db, where } = await freshDb()
const fixture = await vendorFixture(db)
const settings = settingsOf()

const stops: (() => Promise<unknown>)[] = []
afterAll(() => Promise.allSettled(stops.map((stop) => stop())))

/** A gateway as far as its jobs go, with connections and an election of its own. */
function gateway(name: string): { db: Db; leadership: Leadership; failures: unknown[]; kill: () => Promise<void> } {
  const own = openDb(where, { statementTimeoutMs: 60_000, silentMs: 60_000 })
  const failures: unknown[] = []
  const log = { info: () => {}, warn: (about: object) => void failures.push(about) }
  const leadership = joinElection(own, log)
  const run = createConsumer({ db: own, clock: fixture.clock, settings: () => settings }, days)
  const stop = startJobs([{ name, everyMs: 20, run }], leadership, log)
  // Like a process that is killed: its transaction is undone, its lease stays until it runs out.
  const kill = () => own.$client.end()
  stops.push(stop, () => leadership.stop())
  return { db: own, leadership, failures, kill }
}

async function play(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const player = await fixture.launchGame('T1')
    const id = `round-${player.nodeId}`
    await fixture.send('debit', player.body({ roundId: id, txId: id, amount: '2.00', roundClosed: true }))
  }
}

const total = async () =>
  (await db.execute<{ n: number }>(sql`select coalesce(sum(stake), 0)::int as n from settlement_day`)).rows[0]?.n

test('a leader killed in the middle of a batch is followed within 30 seconds, and every row is counted once', async () => {
  await play(3)
  const first = gateway('first')
  await expect.poll(() => first.leadership.leads()).toBe(true)
  await expect.poll(total, { timeout: 20_000 }).toBe(600)

  const second = gateway('second')
  // The batch stops half done: a day it has to write is held by somebody else.
  const holder = await db.$client.connect()
  await holder.query('begin; lock table settlement_day in exclusive mode')
  await play(4)
  const waiting = async () =>
    (
      await db.execute<{ pid: number }>(sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%settlement_day%'`)
    ).rows
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
  const killedAt = performance.now()
  const [stuck] = await waiting()
  // It makes no new connection from here on, else the next run would take up the batch.
  const killed = first.kill()
  await db.execute(sql`select pg_terminate_backend(${stuck?.pid})`)
  await killed
  await holder.query('commit')
  holder.release()
  expect(await total()).toBe(600)

  await expect.poll(total, { timeout: 40_000, interval: 100 }).toBe(1400)
  const seconds = (performance.now() - killedAt) / 1000
  console.info(`another gateway had counted what was left after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(30)
  expect(second.leadership.leads()).toBe(true)
  expect(await checkDays(db)).toMatchObject({ differences: [], waiting: 0 })
})

test('two gateways that both believe they lead count every row once', async () => {
  const before = (await total()) ?? 0
  await db.execute(sql`update job_leader set gateway_id = gen_random_uuid(), term = 100, ends_at = 'infinity'`)
  const parts = { db, clock: fixture.clock, settings: () => settings }
  const [current, former] = [createConsumer(parts, days), createConsumer(parts, days)]
  const run = new AbortController().signal
  await play(5)
  const refused: unknown[] = []
  await expect
    .poll(
      async () => {
        await Promise.all([
          current(run, 100),
          current(run, 100),
          former(run, 99).catch((error: unknown) => refused.push(error)),
        ])
        return total()
      },
      { timeout: 30_000 },
    )
    .toBe(before + 1000)
  expect(refused.length).toBeGreaterThan(0)
  expect(await checkDays(db)).toMatchObject({ differences: [], waiting: 0 })
})
