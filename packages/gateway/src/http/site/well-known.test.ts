import { expect, test } from 'vitest'
import { siteFixture } from './testing.ts'

const { app, clock, get, head } = await siteFixture()

test('a browser that knows no svg gets the same mark as an icon', async () => {
  const icon = await get('/favicon.ico')
  expect([icon.statusCode, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
    200,
    'image/vnd.microsoft.icon',
    'no-cache',
  ])
  const bytes = icon.rawPayload
  // Of an icon file: type 1, and its pictures by width.
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1])
  const widths = Array.from({ length: bytes.readUInt16LE(4) }, (_none, at) => bytes.readUInt8(6 + 16 * at))
  expect(widths).toEqual([16, 32, 48])
  expect((await head('/favicon.ico')).statusCode).toBe(200)
})

test('a password manager finds the page that changes the password, and a page that cannot exist does not', async () => {
  for (const answer of [await get('/.well-known/change-password'), await head('/.well-known/change-password')])
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      '/member?page=securityCenter',
      'no-cache',
    ])
  const none = await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
  expect(none.statusCode).toBe(404)
})

/** The fields of a security.txt, in their order. */
const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1))

test('security.txt names whom to tell, and is valid for less than a year', async () => {
  await app.services.settingsStore.write('site', {
    mainDomain: 'play.example',
    customerService: [
      { csType: 'TELEGRAM', title: 'Desk', path: 'https://t.me/desk' },
      { csType: 'LIVECHAT', title: 'Talk', path: '/help' },
    ],
  })
  const read = () => get('/.well-known/security.txt', { host: 'play.example' })
  const answer = await read()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const [desk, talk, expires, ...more] = fieldsOf(answer.body)
  expect([desk, talk]).toEqual([
    ['Contact', 'https://t.me/desk'],
    ['Contact', 'http://play.example/help'],
  ])
  expect(expires?.[0]).toBe('Expires')
  const left = Date.parse(expires?.[1] ?? '') - clock.now().getTime()
  expect(left).toBeGreaterThan(90 * 86_400_000)
  expect(left).toBeLessThan(365 * 86_400_000)
  expect(more).toEqual([
    ['Preferred-Languages', 'bn, en'],
    ['Canonical', 'http://play.example/.well-known/security.txt'],
  ])
  await app.services.settingsStore.write('site', {})
  expect(fieldsOf((await get('/.well-known/security.txt')).body)[0]).toEqual(['Contact', 'http://localhost/help'])
  const empty = await head('/.well-known/security.txt')
  expect([empty.statusCode, empty.body, empty.headers['content-type']]).toEqual([200, '', 'text/plain; charset=utf-8'])
})

test('robots are told which pages are theirs, each in every language', async () => {
  const rules = await get('/robots.txt')
  expect([rules.headers['content-type'], rules.headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ])
  expect(rules.body).toBe('User-agent: *\nDisallow: /agent\nAllow: /\n\nSitemap: http://localhost/sitemap.xml\n')
  const map = await get('/sitemap.xml')
  expect([map.headers['content-type'], map.headers['cache-control']]).toEqual([
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ])
  const listed = [...map.body.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)]
    .map(([, address]) => address ?? '')
    // Blog and news have tests of their own.
    .filter((address) => !/^\/(?:news|blog)\b/.test(address))
  expect(listed).toEqual(['/', '/?lang=bn', '/?lang=en', '/rng', '/rng?lang=bn', '/rng?lang=en'])
  for (const address of listed) {
    const page = await get(address)
    expect(page.statusCode).toBe(200)
    const [, language] = /lang=(..)/.exec(address) ?? []
    if (language) expect(page.headers['content-language']).toBe(language)
  }
  expect(
    map.body.match(/<xhtml:link rel="alternate" hreflang="x-default" href="http:\/\/localhost\/rng"\/>/g),
  ).toHaveLength(3)
  await app.services.settingsStore.write('languages', { default: 'en', supported: ['en'] })
  expect((await get('/sitemap.xml')).body).not.toContain('lang=bn')
  for (const url of ['/robots.txt', '/sitemap.xml']) {
    const empty = await head(url)
    expect([empty.statusCode, empty.body]).toEqual([200, ''])
  }
})

test('a page says its one address and what a preview of a link shows', async () => {
  const { body } = await get('/home?lang=en')
  expect(body).toContain('<link rel="canonical" href="http://localhost/?lang=en">')
  for (const [property, content] of [
    ['og:title', 'Site'],
    ['og:url', 'http://localhost/?lang=en'],
    ['og:image', 'http://localhost/icon-512.png'],
  ])
    expect(body).toContain(`<meta property="${property}" content="${content}">`)
  expect((await get('/rng?sort=name')).body).toContain('<link rel="canonical" href="http://localhost/rng?lang=bn">')
  // Each host answers for itself, and the same page is the same for those who have it.
  const other = await get('/home?lang=en', { host: '127.0.0.1' })
  expect(other.body).toContain('<link rel="canonical" href="http://127.0.0.1/?lang=en">')
  const again = await get('/home?lang=en')
  expect((await get('/home?lang=en', { 'if-none-match': String(again.headers['etag']) })).statusCode).toBe(304)
})

test('no head is added where robots may not read, nor where a page is not to be listed, nor to what is missing', async () => {
  for (const url of ['/login', '/agentHome', '/nowhere']) expect((await get(url)).body).not.toContain('rel="canonical"')
  expect((await get('/sitemap.xml')).body).not.toContain('/login')
})
