import { expect, test } from 'vitest'
import { freshApp } from '../testing.inject.ts'
import { isBlocked, locationOf } from './region.ts'
import { groups, settingsOf } from './settings.ts'
import { isOn, whitelabelOf } from './whitelabel.ts'

test('without rows the sandbox defaults stand', () => {
  const settings = settingsOf()
  expect(settings.currency).toMatchObject({ code: 'BDT', symbol: '৳', playMoney: true, grantMinor: 1_000_000 })
  expect(settings.login).toMatchObject({
    captchaFromFailure: 3,
    maxFailures: 5,
    windowMinutes: 15,
    lockMinutes: 5,
    failuresPerIp: 30,
  })
  expect(settings.session).toEqual({ idleMinutes: 30, hours: 12, trialHours: 24 })
  expect(settings.idempotency.hours).toBe(72)
})

test('a row changes only what it names; a broken row is reported and changes nothing', () => {
  const broken: string[] = []
  const settings = settingsOf(
    [
      { key: 'login', value: { maxFailures: 9 } },
      { key: 'captcha', value: { length: 'many' } },
      { key: 'secret:x', value: 'y' },
    ],
    (key) => broken.push(key),
  )
  expect(settings.login).toMatchObject({ maxFailures: 9, lockMinutes: 5 })
  expect(settings.captcha.length).toBe(5)
  expect(broken).toEqual(['captcha'])
})

test('a setting that does not fit is refused when written', async () => {
  const { app } = await freshApp()
  await expect(app.house.settingsStore.write('region', { blockedIps: ['300.1.1.1'] })).rejects.toThrow()
  await expect(app.house.settingsStore.write('region', { blockedIps: ['10.0.0.0/33'] })).rejects.toThrow()
  expect(app.house.settings().region.blockedIps).toEqual([])
})

test('every gateway on the database hears of a change', async () => {
  const { app } = await freshApp()
  const heard = new Promise<void>((resolve) => {
    const stop = app.house.events.subscribe((event) => event.name === 'settings' && (stop(), resolve()))
  })
  await app.house.settingsStore.write('maintenance', { on: true })
  await heard
  expect(app.house.settings().maintenance.on).toBe(true)
})

test('modules: a child is off with its parent, the base is always on', () => {
  const settings = settingsOf([{ key: 'modules', value: { GAMELO3: false, COMM3: false } }])
  expect([isOn(settings, 'COMM3'), isOn(settings, 'GAMELOFAV3'), isOn(settings, 'FREEPLAY3')]).toEqual([
    true,
    false,
    true,
  ])
  const nodes = whitelabelOf(settings)
  const games = nodes.find((node) => node.modId === 'GAMELO3')
  expect(games?.enabled).toBe('0')
  expect(new Set(games?.childrenNodes.map((node) => node.enabled))).toEqual(new Set(['0']))
})

test('regions: addresses, ranges, countries by the own table, both address families', () => {
  const value = groups.region.parse({
    blockedIps: ['198.51.100.7', '10.1.0.0/16', '2001:db8:bad::/48'],
    blockedCountries: ['ZZ'],
    places: [
      { cidr: '203.0.113.0/24', country: 'ZZ', region: 'North' },
      { cidr: '192.0.2.0/24', country: 'YY' },
    ],
  })
  const settings = { ...settingsOf(), region: value }
  const blocked = ['198.51.100.7', '10.1.255.1', '::ffff:10.1.2.3', '2001:db8:bad::1', '203.0.113.5']
  const free = ['198.51.100.8', '10.2.0.1', '2001:db8:900d::1', '192.0.2.5', 'not an address']
  expect(blocked.map((ip) => isBlocked(settings, ip))).toEqual(blocked.map(() => true))
  expect(free.map((ip) => isBlocked(settings, ip))).toEqual(free.map(() => false))
  expect(locationOf(settings, '::ffff:203.0.113.5')).toEqual({ ip: '203.0.113.5', country: 'ZZ', region: 'North' })
})
