import { createHmac } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '../../app/app.ts'
import { captcha } from '../../auth/challenges/schema.ts'
import { member, session } from '../../auth/schema.ts'
import { call, freshApp, inject, registered, valueOf } from '../../testing/inject.ts'
import { allJobs } from '../../app/modules.ts'
import { startJobs } from './jobs.ts'
import { watchLedger } from './ledger-watch.ts'

const { app, db, owner, clock } = await freshApp({ vendorSecrets: { given: { PG: 'secret' } } })

const leading = { leads: () => true, term: () => 1, onTakeover: () => {} }

/** Bypasses the triggers of the database, as only its owner can. */
const tamper = (by: number) =>
  owner.transaction(async (tx) => {
    await tx.execute(sql`alter table account disable trigger user`)
    await tx.execute(
      sql`update account set balance = balance + ${by} where owner = (select id from member where account = 'auditor1') and kind = 'CASH'`,
    )
    await tx.execute(sql`alter table account enable trigger user`)
  })

test('an inconsistent ledger stops money and nothing else, until a start finds it consistent', async () => {
  const token = await registered(app, 'auditor1')
  const watch = watchLedger(db, app.log)
  await watch.check()
  expect(watch.stopped()).toBe(false)

  // Someone with access to the database changes a balance outside of the ledger.
  await tamper(1)
  await watch.check()
  expect(watch.stopped()).toBe(true)

  const second = await createApp({ db, clock, logLevel: 'silent', vendorSecrets: { given: { PG: 'secret' } } })
  expect((await second.inject('/readyz')).json()).toMatchObject({ ready: true, checks: { money: false } })
  expect(valueOf(await call(second, contract.member.info, {}, { token }))).toMatchObject({ account: 'auditor1' })
  const body = JSON.stringify({ requestId: 'r1', token: 'x' })
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const signature = createHmac('sha256', 'secret').update(`${timestamp}.${body}`).digest('hex')
  const debit = (on: typeof app) =>
    on.inject({
      method: 'POST',
      url: '/vendor/v1/PG/debit',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-vendor': 'PG',
        'x-timestamp': timestamp,
        'x-signature': signature,
      },
    })
  expect((await debit(second)).statusCode).toBe(503)
  expect((await debit(app)).statusCode).toBe(200)
  await second.close()

  await tamper(-1)
  await watch.check()
  expect(watch.stopped()).toBe(true)
  const third = await createApp({ db, clock, logLevel: 'silent' })
  expect((await third.inject('/readyz')).json()).toMatchObject({ checks: { money: true } })
  await third.close()
})

test('expired rows are deleted, current ones stay', async () => {
  const { vi } = await import('vitest')
  await registered(app, 'sweeper1')
  const [owner] = await db.select({ id: member.id }).from(member).limit(1)
  const at = (ms: number) => new Date(clock.now().getTime() + ms)
  await db.insert(captcha).values([
    { id: 'old', answerHash: 'x', expiresAt: at(-1000) },
    { id: 'new', answerHash: 'x', expiresAt: at(60_000) },
  ])
  await db.insert(session).values([
    { tokenHash: 'old', memberId: owner?.id ?? '', expiresAt: at(-2 * 86_400_000) },
    { tokenHash: 'recent', memberId: owner?.id ?? '', expiresAt: at(-1000) },
  ])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startJobs(allJobs(app.services, watchLedger(db, app.log)), leading, app.log)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await vi.waitFor(async () => {
    expect((await db.select({ id: captcha.id }).from(captcha)).map(({ id }) => id)).toEqual(['new'])
    const left = (await db.select({ id: session.tokenHash }).from(session)).map(({ id }) => id)
    expect(left).toContain('recent')
    expect(left).not.toContain('old')
  })
  await stop()
})

test('the ledger is checked each minute, however long a vendor takes over a day', async () => {
  const { vi } = await import('vitest')
  const slow: Promise<void> = new Promise(() => {})
  let looks = 0
  const watch = { stopped: () => false, check: async () => void looks++ }
  const begun = vi.fn(() => slow)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = startJobs(
    allJobs({ ...app.services, reconciler: { openRounds: async () => 0, lastDay: begun } }, watch),
    leading,
    app.log,
  )
  for (let minute = 1; minute <= 3; minute++) {
    // The work of one minute is finished before the next one.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(60_000)
      expect(looks).toBeGreaterThanOrEqual(minute)
    })
  }
  void stop()
  vi.useRealTimers()
  expect(begun).toHaveBeenCalledTimes(1)
})

test("an app without the vendor's secret accepts no vendor", async () => {
  const bare = await createApp({ db, clock, logLevel: 'silent' })
  const answer = await inject(bare, { method: 'POST', url: '/vendor/v1/PG/balance', payload: {} })
  expect(answer.status).toBe(401)
  await bare.close()
})
