import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, registered } from '../../testing/inject.ts'
import { watchLoop } from './load-shedding.ts'

const loop = watchLoop()
const { app } = await freshApp({ vendorSecrets: { key: 'the key of all vendors' }, loopDelay: () => loop.delay() })

/** Blocks the event loop, as an overloaded process would. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
const status = () => app.inject(contract.system.status.path)
const vendor = (name: string) => app.inject({ method: 'POST', url: `/vendor/v1/PG/${name}`, payload: {} })
const calm = () => expect.poll(async () => (await status()).statusCode, { interval: 20 }).toBe(200)

test('a blocked loop refuses reads with a retry time; vendor calls and writes are served', async () => {
  const token = await registered(app, 'shedding')
  // Longer than the delays of a busy machine.
  await app.services.settingsStore.write('limits', { loopDelayMs: 400 })
  await calm()
  block(1200)
  const refused = await status()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '1',
    { code: 'unavailable', retryable: true, retryAfterMs: 1000 },
  ])
  expect(
    (await app.inject({ url: contract.wallet.balance.path, headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(503)
  for (const name of ['debit', 'credit', 'rollback']) {
    block(500)
    expect((await vendor(name)).statusCode).toBe(401) // unsigned, but read
  }
  block(500)
  expect((await call(app, contract.session.logout, {}, { token })).status).toBe(200)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await calm()
})

test('the setting sets the threshold, and zero turns it off', async () => {
  await app.services.settingsStore.write('limits', { loopDelayMs: 0 })
  block(800)
  expect((await status()).statusCode).toBe(200)
  await app.services.settingsStore.write('limits', {})
})

test('one pause is tolerated', async () => {
  let late = 0
  const { app: own } = await freshApp({ loopDelay: () => late })
  const [under, over] = [250, 251]
  late = under
  expect((await own.inject(contract.system.status.path)).statusCode).toBe(200)
  late = over
  expect((await own.inject(contract.system.status.path)).statusCode).toBe(503)
  let time = 0
  const fresh = watchLoop(() => time)
  time = 250
  expect(fresh.delay()).toBeLessThan(100)
  time = 1500
  expect(fresh.delay()).toBeGreaterThan(1000)
  fresh.stop()
  loop.stop()
})
