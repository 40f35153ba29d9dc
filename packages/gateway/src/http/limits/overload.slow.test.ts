import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, inject, registered, valueOf } from '../../testing/inject.ts'

const { app, db, owner } = await freshApp({ vendorSecrets: { key: 'the key of all vendors' } })
const token = await registered(app, 'overload1')
const set = (limits: Parameters<typeof app.services.settingsStore.write<'limits'>>[1]) =>
  app.services.settingsStore.write('limits', limits)
const balance = () => inject(app, { url: contract.wallet.balance.path, headers: { authorization: `Bearer ${token}` } })
const busy = {
  status: 503,
  headers: expect.objectContaining({ 'retry-after': '1' }),
  body: expect.objectContaining({ code: 'unavailable', retryable: true, retryAfterMs: 1000 }),
}

/** Locks a table against reads and writes during `work`. */
async function locked(table: string, work: () => Promise<unknown>): Promise<void> {
  const client = await owner.$client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  try {
    await work()
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}

test('a full queue refuses at once, a long wait after its time, a running call at its deadline; other queues continue', async () => {
  await set({ reading: { running: 2, waiting: 2, waitMs: 300 }, callMs: 900 })
  await locked('account', async () => {
    const running = [balance(), balance()]
    await expect.poll(() => db.$client.totalCount - db.$client.idleCount).toBeGreaterThanOrEqual(2)
    const waiting = [balance(), balance()]
    expect(await balance()).toMatchObject(busy)
    expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 200])
    expect((await call(app, contract.member.language, { language: 'en' }, { token })).status).toBe(200)
    for (const one of await Promise.all(waiting)) expect(one).toMatchObject(busy)
    for (const one of await Promise.all(running)) expect(one).toMatchObject(busy)
  })
  await set({})
  await expect.poll(async () => (await balance()).status).toBe(200)
})

test('a money call after its deadline has changed nothing, and the same key carries it out once', async () => {
  await set({ callMs: 400 })
  const input = { channelId: 'instant-wallet', amount: '500.00' }
  const headers = { 'idempotency-key': randomUUID() }
  const submit = () => call<{ orderNo: string }>(app, contract.deposits.submit, input, { token, headers })
  const orders = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from deposit_order`)).rows[0]?.n
  const before = await orders()
  let answer: Promise<unknown> = Promise.resolve()
  await locked('deposit_order', async () => {
    answer = submit()
    await new Promise((resolve) => setTimeout(resolve, 700))
  })
  expect(await answer).toMatchObject(busy)
  expect(await orders()).toBe(before)
  await set({})
  const done = valueOf(await submit())
  expect(valueOf(await submit())).toEqual(done)
  expect(await orders()).toBe(Number(before) + 1)
  expect(await checkInvariants(db)).toEqual([])
})

test('vendors wait in a queue of their own and are refused with a retry time', async () => {
  await set({ vendors: { running: 1, waiting: 0, waitMs: 100 }, reading: { running: 1, waiting: 0, waitMs: 100 } })
  const { app: own } = { app }
  const signed = async () => {
    const { sign } = await import('../../modules/rounds/vendor-calls/signature.ts')
    const { secretFrom } = await import('../../modules/rounds/vendor-calls/secrets.ts')
    const body = JSON.stringify({ requestId: 'r1', token: 'none', playerId: randomUUID() })
    const timestamp = String(Math.floor(app.services.clock.now().getTime() / 1000))
    return own.inject({
      method: 'POST',
      url: '/vendor/v1/PG/balance',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-vendor': 'PG',
        'x-timestamp': timestamp,
        'x-signature': sign(secretFrom('the key of all vendors', 'PG'), timestamp, body),
      },
    })
  }
  expect((await signed()).json()).toMatchObject({ status: 'TOKEN_EXPIRED' })
  await locked('game_session', async () => {
    const first = signed()
    await expect.poll(() => db.$client.totalCount - db.$client.idleCount).toBeGreaterThanOrEqual(1)
    const second = await signed()
    expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
      503,
      '1',
      { status: 'UNAVAILABLE' },
    ])
    expect((await balance()).status).toBe(200)
    void first
  })
  await set({})
})
