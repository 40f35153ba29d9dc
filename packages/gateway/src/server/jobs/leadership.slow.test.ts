import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { openDb, type Db } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { startJobs } from './jobs.ts'
import { joinElection, type Leadership } from './leadership.ts'

const { db, where } = await freshDb()
const silent = { info: () => {}, warn: () => {} }
const times = { leaseMs: 2000, renewMs: 100 }

const joined: Leadership[] = []
function join(on: Db = db): Leadership {
  const one = joinElection(on, silent, times)
  joined.push(one)
  return one
}
afterEach(() => Promise.all(joined.splice(0).map((one) => one.stop())))

const leaders = (among: readonly Leadership[]) => among.filter((one) => one.leads())
const oneLeads = (among: readonly Leadership[]) => expect.poll(() => leaders(among).length, { interval: 10 }).toBe(1)
const term = async () => {
  const { rows } = await db.execute<{ term: number }>(sql`select term::int as term from job_leader`)
  return rows[0]?.term ?? 0
}
const only = (among: readonly Leadership[]): Leadership => {
  const [leader] = leaders(among)
  if (!leader) throw new Error('nobody leads')
  return leader
}

test('of five gateways one leads, and keeps leading', async () => {
  const all = [join(), join(), join(), join(), join()]
  await oneLeads(all)
  const [leader, before] = [only(all), await term()]
  for (let look = 0; look < 10; look++) {
    await delay(50)
    expect(leaders(all)).toEqual([leader])
  }
  expect(await term()).toBe(before)
})

test('a leader that stops hands over at once, and no job was skipped', async () => {
  const all = [join(), join()]
  await oneLeads(all)
  const leader = only(all)
  const takeovers: Leadership[] = []
  for (const one of all) one.onTakeover(() => takeovers.push(one))
  await leader.stop()
  expect(leader.leads()).toBe(false)
  await oneLeads(all)
  expect(only(all)).not.toBe(leader)
  expect(takeovers).toEqual([])
})

test('a lease of a server whose clock was an hour ahead keeps nobody from leading', async () => {
  await db.execute(
    sql`update job_leader set gateway_id = ${randomUUID()}, ends_at = clock_timestamp() + interval '1 hour'`,
  )
  await oneLeads([join(), join()])
})

test('a leader that cannot reach the database stops leading before another begins, which runs what was left', async () => {
  const cut = openDb(where, { max: 1 })
  const alone = join(cut)
  await oneLeads([alone])
  const follower = join()
  let takeovers = 0
  follower.onTakeover(() => takeovers++)
  // Like a killed process, it sends nothing more.
  await cut.$client.end()
  let both = 0
  while (!follower.leads()) {
    if (alone.leads() && follower.leads()) both++
    await delay(2)
  }
  expect(alone.leads()).toBe(false)
  expect(both).toBe(0)
  expect(takeovers).toBe(1)
})

test('terms only rise while leaders die at random', async () => {
  const seen: number[] = [await term()]
  for (let death = 0; death < 4; death++) {
    const own = openDb(where, { max: 1 })
    const all = [join(own), join()]
    await oneLeads(all)
    seen.push(await term())
    if (death % 2 === 0) await own.$client.end()
    else await only(all).stop()
    await oneLeads(all)
    await Promise.all(all.map((one) => one.stop()))
    if (death % 2 === 1) await own.$client.end()
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? 0)
})

test("jobs of the leader run at one gateway, each gateway's own at each, and a takeover runs them before their turn", async () => {
  const ran: string[] = []
  let takeover = () => {}
  const gateway = (name: string, leads: () => boolean) =>
    startJobs(
      [
        { name: 'own', everyMs: 20, on: 'every gateway', run: async () => ran.push(`${name} own`) },
        { name: 'shared', everyMs: 20, run: async () => ran.push(`${name} shared`) },
        { name: 'hourly', everyMs: 3_600_000, run: async () => ran.push(`${name} hourly`) },
      ],
      { leads, term: () => 1, onTakeover: (listener) => void (takeover = listener) },
      silent,
    )
  const stops = [gateway('first', () => false), gateway('second', () => true)]
  await expect.poll(() => new Set(ran)).toEqual(new Set(['first own', 'second own', 'second shared']))
  takeover()
  await expect.poll(() => ran).toContain('second hourly')
  await Promise.all(stops.map((stop) => stop()))
  const after = ran.length
  await delay(60)
  expect(ran).toHaveLength(after)
})

test('stopping waits for what is running, and signals it to end', async () => {
  let ended = false
  const stop = startJobs(
    [
      {
        name: 'long',
        everyMs: 10,
        async run(stopping) {
          while (!stopping.aborted) await delay(5)
          ended = true
        },
      },
    ],
    { leads: () => true, term: () => 1, onTakeover: () => {} },
    silent,
  )
  await delay(50)
  expect(ended).toBe(false)
  await stop()
  expect(ended).toBe(true)
})
