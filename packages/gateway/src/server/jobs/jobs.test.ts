import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { transact } from '../../db/client.ts'
import { testClock } from '../../testing/clock.ts'
import { freshDb } from '../../testing/fresh.ts'
import { FormerLeader } from '../../workflow/journal.ts'
import { type Job, startJobs } from './jobs.ts'
import { jobState } from './schema.ts'
import { createJobStates, lateJobs, requestJob } from './state.ts'

const { db } = await freshDb()
const clock = { time: testClock().now(), now: () => clock.time }
const states = createJobStates(db, clock)
const log = { warn: vi.fn(), info: vi.fn() }
let term = 0

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) await stop()
  log.warn.mockClear()
  log.info.mockClear()
  await db.delete(jobState)
})

/** A gateway that leads, whose turns the test makes. */
function gateway(...jobs: Job[]) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const own = ++term
  const stop = startJobs(jobs, { leads: () => true, term: () => own, onTakeover: () => {} }, log, states)
  stops.push(stop)
  return {
    stop,
    /** Lets time pass; each turn has ended when it returns. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= 1000) {
        clock.time = new Date(clock.time.getTime() + 1000)
        vi.advanceTimersByTime(1000)
        await settled()
      }
    },
  }
}

/** Waits until nothing is on its way to the database, nor about to be. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => setImmediate(resolve))
    const { idleCount, totalCount, waitingCount } = db.$client
    quiet = waitingCount === 0 && idleCount === totalCount ? quiet + 1 : 0
  }
}

const stateOf = async (name: string) => (await db.select().from(jobState).where(eq(jobState.name, name)))[0]

test('a job that fails waits twice as long each time, says so once, and keeps no other from its turn', async () => {
  const failed: number[] = []
  let others = 0
  const began = clock.time.getTime()
  const broken = async () => {
    failed.push((clock.time.getTime() - began) / 1000)
    throw new Error('no table')
  }
  const { pass } = gateway(
    { name: 'broken', everyMs: 10_000, run: broken },
    { name: 'other', everyMs: 10_000, run: async () => void others++ },
  )
  await pass(100_000)
  expect(failed).toEqual([10, 20, 40, 80])
  expect(others).toBe(10)
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(await stateOf('broken')).toMatchObject({ failures: 4, lastError: 'Error: no table', lastOkAt: null })
})

test('a new leader keeps the wait, and what succeeds again is told once', async () => {
  let works = false
  let runs = 0
  const job: Job = {
    name: 'mended',
    everyMs: 10_000,
    run: async () => {
      runs++
      if (!works) throw new Error('not yet')
    },
  }
  const first = gateway(job)
  await first.pass(40_000)
  expect(runs).toBe(3)
  await first.stop()
  works = true
  const second = gateway(job)
  // It failed at 40 s for the third time and waits 40 s more, whoever leads.
  await second.pass(30_000)
  expect(runs).toBe(3)
  await second.pass(20_000)
  expect(log.info).toHaveBeenCalledTimes(1)
  expect(await stateOf('mended')).toMatchObject({ failures: 0, lastError: null, nextAt: null })
})

test('a job that failed before the clock was put back does not wait for the time before', async () => {
  let runs = 0
  const began = clock.time
  const { pass } = gateway({
    name: 'ahead',
    everyMs: 10_000,
    run: async () => {
      if (++runs === 1) throw new Error('no table')
    },
  })
  clock.time = new Date(began.getTime() + 86_400_000)
  await pass(10_000)
  expect(runs).toBe(1)
  clock.time = began
  await pass(10_000)
  expect(runs).toBe(2)
})

test('what is kept of a job that no longer exists is forgotten, so that nobody waits for it', async () => {
  await db.insert(jobState).values({ name: 'renamed', everyMs: 10_000, failures: 1, failingSince: clock.time })
  const { pass } = gateway({ name: 'new-name', everyMs: 10_000, run: async () => {} })
  await pass(11_000)
  expect(await stateOf('renamed')).toBeUndefined()
  expect(await stateOf('new-name')).toMatchObject({ failures: 0 })
})

test('a job with more to do takes turns with the others of its queue', async () => {
  const turns: string[] = []
  let left = 3
  const { pass } = gateway(
    { name: 'backlog', everyMs: 10_000, line: 'one', run: async () => (turns.push('backlog'), --left > 0) },
    { name: 'little', everyMs: 10_000, line: 'one', run: async () => void turns.push('little') },
  )
  await pass(10_000)
  expect(turns).toEqual(['backlog', 'little', 'backlog', 'backlog'])
})

test('an operator has a waiting job run at once', async () => {
  let runs = 0
  const { pass } = gateway({
    name: 'waiting',
    everyMs: 10_000,
    run: async () => {
      runs++
      throw new Error('still broken')
    },
  })
  await pass(41_000)
  expect(runs).toBe(3)
  expect(await transact(db, (tx) => requestJob(tx, 'waiting', clock.time))).toBe(true)
  expect(await transact(db, (tx) => requestJob(tx, 'unknown', clock.time))).toBe(false)
  await pass(10_000)
  expect(runs).toBe(4)
  expect((await stateOf('waiting'))?.requestedAt).toBeNull()
})

test('a job taken over by another gateway has not failed', async () => {
  const { pass } = gateway({
    name: 'taken-over',
    everyMs: 10_000,
    run: async () => {
      throw new FormerLeader('another leads')
    },
  })
  await pass(30_000)
  expect(log.warn).not.toHaveBeenCalled()
  expect(await stateOf('taken-over')).toBeUndefined()
})

test('what is late is told with how late it is, and what succeeds is not', async () => {
  const { pass } = gateway(
    { name: 'fine', everyMs: 10_000, run: async () => {} },
    {
      name: 'late',
      everyMs: 10_000,
      run: async () => {
        throw new Error('never')
      },
    },
  )
  await pass(300_000)
  expect(await lateJobs(db, clock.time)).toEqual([{ job: 'late', lateSeconds: 280, failures: 5 }])
})
