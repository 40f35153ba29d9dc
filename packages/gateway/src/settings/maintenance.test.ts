import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { runner } from '../app/operate/testing.ts'
import { call, freshApp, valueOf } from '../testing/inject.ts'

const { app, db, clock } = await freshApp()
type Status = { maintenance: boolean; maintenanceStart?: string; maintenanceEnd?: string }
const status = async () => valueOf(await call<Status>(app, contract.system.status, {}))
const open = async () => (await call(app, contract.system.whitelabel, {})).status === 200
const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()

test('planned maintenance is announced before, closes the site automatically and opens it again', async () => {
  const [start, end] = [after(20), after(50)]
  await app.services.settingsStore.write('maintenance', { start, end })
  expect(await status()).toMatchObject({ maintenance: false, maintenanceStart: start, maintenanceEnd: end })
  expect(await open()).toBe(true)
  clock.forward(20 * 60_000)
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: end })
  expect(await status()).not.toHaveProperty('maintenanceStart')
  expect(await open()).toBe(false)
  clock.forward(30 * 60_000)
  const over = await status()
  expect(over.maintenance).toBe(false)
  expect(over).not.toHaveProperty('maintenanceEnd')
  expect(await open()).toBe(true)
})

test('the message is sent in every language of the site', async () => {
  const message = { en: 'Back at two.', bn: 'রাত দুটোয় ফিরছি।' }
  await app.services.settingsStore.write('maintenance', { on: true, message })
  expect(await status()).toMatchObject({ maintenanceMessage: message.bn, maintenanceMessages: message })
  await app.services.settingsStore.write('maintenance', { on: true, message: { en: 'Back soon' } })
  expect(await status()).toMatchObject({ maintenanceMessages: { en: 'Back soon', bn: 'Back soon' } })
  await app.services.settingsStore.write('maintenance', { on: true, message: 'Tonight' })
  expect(await status()).toMatchObject({ maintenanceMessage: 'Tonight', maintenanceMessages: { bn: 'Tonight' } })
  await app.services.settingsStore.write('maintenance', {})
})

test('closed by hand it stays closed, whatever was planned', async () => {
  await app.services.settingsStore.write('maintenance', { on: true, end: after(1) })
  clock.forward(5 * 60_000)
  expect(await open()).toBe(false)
})

test('what is planned for later does not open a site that is closed by hand', async () => {
  const operate = runner(db, 'rafi', clock)
  await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })
  await operate('maintenance', 'on')
  const { faults } = (await operate('maintenance', 'plan', { start: after(20), end: after(50) })).json
  expect(faults).toMatchObject([{ path: 'start' }])
  await app.services.settingsStore.reload()
  expect(await open()).toBe(false)
  // One that has begun says when it opens.
  const end = after(50)
  expect((await operate('maintenance', 'plan', { start: after(0), end })).json.done).toBe(true)
  await app.services.settingsStore.reload()
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: end })
})
