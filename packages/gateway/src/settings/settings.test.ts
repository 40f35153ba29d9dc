import { expect, test } from 'vitest'
import { settings as auth } from '../auth/settings.ts'
import { settings as http } from '../http/settings.ts'
import { allModules } from '../app/modules.ts'
import { freshApp } from '../testing/inject.ts'
import { settings as kernel } from './kernel.ts'
import { isBlocked, locationOf } from './region.ts'
import { groups, settingsOf } from '../app/settings.ts'
import { isOn, whitelabelOf } from './whitelabel.ts'

test('without rows the sandbox defaults apply', () => {
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

test('no two areas declare a group of the same name', () => {
  const names = [kernel, auth, http, ...allModules.map(({ settings }) => settings ?? {})].flatMap((part) =>
    Object.keys(part),
  )
  expect(names.toSorted()).toEqual(Object.keys(groups).toSorted())
})

test('a row changes only what it names; what is broken of it is reported and changes nothing', () => {
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
  await expect(app.services.settingsStore.write('region', { blockedIps: ['300.1.1.1'] })).rejects.toThrow()
  await expect(app.services.settingsStore.write('region', { blockedIps: ['10.0.0.0/33'] })).rejects.toThrow()
  expect(app.services.settings().region.blockedIps).toEqual([])
})

test('every gateway on the database is notified of a change', async () => {
  const { app } = await freshApp()
  const received = new Promise<void>((resolve) => {
    const stop = app.services.events.subscribe((event) => event.name === 'settings' && (stop(), resolve()))
  })
  await app.services.settingsStore.write('maintenance', { on: true })
  await received
  expect(app.services.settings().maintenance.on).toBe(true)
})

test('the language where nothing better is known is one of those supported, also of an older setting', async () => {
  const { app } = await freshApp()
  const { settingsStore } = app.services
  for (const languages of [{ default: 'fr' }, { default: 'bn', supported: ['en'] }])
    await expect(settingsStore.write('languages', languages)).rejects.toThrow()
  await settingsStore.write('languages', { default: 'en', supported: ['bn', 'en'] })
  const read = (value: object) => settingsOf([{ key: 'languages', value }]).languages
  expect(read({ default: 'fr', supported: ['en', 'sw'] })).toEqual({ default: 'en', supported: ['en', 'sw'] })
  expect(read({ default: 'fr', supported: ['en', 'bn'] }).default).toBe('bn')
  expect(read({ supported: ['sw', 'en'] }).default).toBe('sw')
  expect(read({}).default).toBe('bn')
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
      // A part of it is elsewhere, and a part of that.
      { cidr: '192.0.2.128/25', country: 'ZZ' },
      { cidr: '192.0.2.200', country: 'ZZ' },
      // The same address in other letters: the later entry holds.
      { cidr: '192.0.2.200/32', country: 'YY', region: 'Island' },
      { cidr: '2001:db8:77::/48', country: 'YY' },
      { cidr: '2001:db8:77:1::/64', country: 'ZZ' },
    ],
  })
  const settings = { ...settingsOf(), region: value }
  const blocked = ['198.51.100.7', '10.1.255.1', '::ffff:10.1.2.3', '2001:db8:bad::1', '203.0.113.5']
  blocked.push('192.0.2.130', '2001:db8:77:1::5')
  const free = ['198.51.100.8', '10.2.0.1', '2001:db8:900d::1', '192.0.2.5', 'not an address']
  free.push('192.0.2.200', '2001:db8:77:2::5')
  expect(blocked.map((ip) => isBlocked(settings, ip))).toEqual(blocked.map(() => true))
  expect(free.map((ip) => isBlocked(settings, ip))).toEqual(free.map(() => false))
  expect(locationOf(settings, '::ffff:203.0.113.5')).toEqual({ ip: '203.0.113.5', country: 'ZZ', region: 'North' })
})

test('an address that leads nowhere safe, or a channel on a host that is not listed, is refused when it is written', async () => {
  const { app } = await freshApp()
  const { settingsStore } = app.services
  const channel = (path: string) => ({ csType: 'LIVECHAT' as const, title: 'Chat', path })
  for (const path of [
    'https://chat.example@evil.example',
    'https:\\\\chat.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'http://chat.example/x',
    'https://evil.example/x',
    'chat.example',
  ]) {
    await expect(settingsStore.write('site', { customerService: [channel(path)] }), path).rejects.toThrow()
  }
  await settingsStore.write('site', {
    mainDomain: 'https://play.example',
    serviceHosts: ['talk.example'],
    customerService: [channel('https://talk.example/x'), channel('https://desk.play.example'), channel('/help')],
  })
  await expect(
    settingsStore.write('site', { serviceHosts: ['talk.example'], customerService: [channel('https://t.me/x')] }),
  ).rejects.toThrow('t.me is not among serviceHosts')
  await expect(
    settingsStore.write('site', {
      resources: { facebook: { labelNameEn: 'Facebook', url: 'https://facebook.com@evil.example' } },
    }),
  ).rejects.toThrow()
  await expect(settingsStore.write('site', { imageCDNs: ['https://a@evil.example'] })).rejects.toThrow()
  await expect(settingsStore.write('site', { domainRoute: ['https://a@evil.example'] })).rejects.toThrow()
  await settingsStore.write('site', {})
})

test('of an existing row, what does not fit is left out and reported; the rest applies', () => {
  const broken: unknown[] = []
  const good = { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/house' }
  const banner = (id: string, url: string) => ({
    id,
    picture: '/art/x.svg',
    texts: { en: { title: 'x', action: 'Go' } },
    target: { kind: 'LINK', url },
  })
  const read = settingsOf(
    [
      {
        key: 'site',
        value: {
          mainDomain: 'play.example',
          customerService: [
            good,
            { ...good, path: 'https://good.example@evil.example' },
            { ...good, csType: 'FACEBOOK', path: 'https://www.facebook.com/house' },
            { ...good, path: 'https://stranger.example' },
          ],
          resources: {
            facebook: { labelNameEn: 'F', url: 'javascript:x' },
            youtube: { labelNameEn: 'Y', url: 'https://youtube.com/x' },
          },
        },
      },
      {
        key: 'banners',
        value: { w_home: [banner('one', 'https://a@evil.example'), banner('two', 'https://news.example')] },
      },
      { key: 'limits', value: { loopDelayMs: -1 } },
    ],
    (key, left) => broken.push([key, left]),
  )
  expect(read.site.customerService.map(({ path }) => path)).toEqual([
    'https://t.me/house',
    'https://www.facebook.com/house',
  ])
  expect([Object.keys(read.site.resources), read.site.mainDomain]).toEqual([['youtube'], 'play.example'])
  expect(read.banners.w_home.map(({ id }) => id)).toEqual(['two'])
  expect(read.limits.loopDelayMs).toBe(250)
  expect(broken).toEqual([
    ['site', ['customerService.1', 'customerService.3', 'resources.facebook']],
    ['limits', ['loopDelayMs']],
    ['banners', ['w_home.0']],
  ])
})
