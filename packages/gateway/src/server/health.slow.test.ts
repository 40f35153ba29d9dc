import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../app/app.ts'
import { sealKeys } from '../ledger/chain/keys.ts'
import { sealEveryMs } from '../ledger/chain/sealing.ts'
import { freshDb } from '../testing/fresh.ts'
import { jobState } from './jobs/schema.ts'
import { cachedFor } from './durable.ts'

const { db, owner } = await freshDb()
const folder = mkdtempSync(join(tmpdir(), 'brand-ready-'))
const small = join(folder, 'small')
mkdirSync(small)

/** A separate disk of 64 MB, if this user may mount one. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const own = mounted()
afterAll(() => {
  if (own) execFileSync('umount', ['-l', small])
  rmSync(folder, { recursive: true, force: true })
})

const appOn = async (dataDir: string) => {
  const app = await createApp({ db, dataDir, logLevel: 'silent' })
  afterAll(() => app.close())
  const ready = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json<{ notReady: string[] }>().notReady]
  }
  return { app, ready }
}
/** Probes are answered from results of the last second. */
const soon = { interval: 100 }

test.skipIf(!own)(
  'on a full disk the gateway is alive and not ready, and names the disk; with room again it is ready',
  async () => {
    const { app, ready } = await appOn(small)
    expect(await ready()).toEqual([200, []])
    const ballast = join(small, 'ballast')
    const { bavail, bsize } = statfsSync(small)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 8192))
    await expect.poll(ready, soon).toEqual([503, ['disk']])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    rmSync(ballast)
    await expect.poll(ready, soon).toEqual([200, []])
  },
)

test('how much room is enough is a setting', async () => {
  const { app, ready } = await appOn(folder)
  expect(await ready()).toEqual([200, []])
  await app.services.settingsStore.write('limits', { diskFreeMb: 1_000_000_000 })
  await expect.poll(ready, soon).toEqual([503, ['disk']])
  await app.services.settingsStore.write('limits', {})
  await expect.poll(ready, soon).toEqual([200, []])
})

test('a job that is late is named, and the gateway serves on', async () => {
  const { app } = await appOn(folder)
  await db.insert(jobState).values({
    name: 'stuck',
    everyMs: 10_000,
    failures: 3,
    lastOkAt: new Date(Date.now() - 600_000),
    lastError: 'Error: no table',
  })
  const { ready, lateJobs } = (await app.inject('/readyz')).json<{ ready: boolean; lateJobs: { job: string }[] }>()
  expect(ready).toBe(true)
  expect(lateJobs.filter(({ job }) => job === 'stuck')).toMatchObject([{ failures: 3 }])
  await db.delete(jobState)
})

test('a deleted folder, and a database that takes no writes, are named', async () => {
  const { ready } = await appOn(join(folder, 'gone'))
  expect(await ready()).toEqual([503, ['disk']])
  const { ready: stillReady } = await appOn(folder)
  expect(await stillReady()).toEqual([200, []])
  const name = (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]?.name ?? ''
  /** Every connection of the gateways ends; the next ones begin with what the database is set to. */
  const reconnect = async () => {
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    )
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {})
  }
  await owner.execute(sql.raw(`alter database "${name}" set default_transaction_read_only = on`))
  await reconnect()
  await expect.poll(stillReady, soon).toEqual([503, ['writable']])
  await owner.execute(sql.raw(`begin read write; alter database "${name}" reset default_transaction_read_only; commit`))
  await reconnect()
  await expect.poll(stillReady, soon).toEqual([200, []])
})

test('a gateway that seals the ledger no more serves on, and says so', async () => {
  const headFile = join(folder, 'head.json')
  writeFileSync(headFile, JSON.stringify({ seq: 7, hash: 'f'.repeat(64), at: '2026-11-20T10:00:00.000Z' }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const chain = { keys: sealKeys(join(folder, 'keys.json')), headFile }
  const app = await createApp({ db, chain, logLevel: 'silent' })
  const state = async () => (await app.inject('/readyz')).json()
  expect(await state()).toMatchObject({ ready: true, checks: { seals: true } })
  await vi.advanceTimersByTimeAsync(sealEveryMs)
  vi.useRealTimers()
  await expect.poll(state, soon).toMatchObject({ ready: true, checks: { seals: false } })
  await app.close()
})

test('many probes cost one check', async () => {
  let [time, checks] = [0, 0]
  const read = cachedFor(
    1000,
    async () => ++checks,
    () => time,
  )
  expect([await read(), await read()]).toEqual([1, 1])
  time = 1000
  expect(await read()).toBe(2)
})
