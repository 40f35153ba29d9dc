import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { script, siteFixture, words } from './testing.ts'

const { app, get } = await siteFixture()

test.each([
  ['nothing', {}, 'bn'],
  ['the browser', { 'accept-language': 'fr,en-GB;q=0.8' }, 'en'],
  ['the cookie before the browser', { 'accept-language': 'bn', cookie: 'a=b; lang=en' }, 'en'],
  ['a language nobody here speaks', { 'accept-language': 'fr', cookie: 'lang=xx' }, 'bn'],
  ['the address before the browser', { 'accept-language': 'bn' }, 'en', '/?lang=en'],
  ['the address in part', {}, 'en', '/?lang=en-GB'],
  ['the cookie before the address', { cookie: 'lang=bn' }, 'bn', '/?lang=en'],
  ['an address nobody here speaks', { 'accept-language': 'en' }, 'en', '/?lang=xx'],
])('by %s the page is in the right language', async (_by, headers: Record<string, string>, language, url = '/') => {
  const page = await get(url, headers)
  expect(page.body).toContain(`home ${language}`)
  expect(page.headers['content-language']).toBe(language)
  expect(String(page.headers['vary'])).toMatch(/Cookie, Accept-Language/)
})

test('a language in an address stays for the next page, unless one was chosen before; the page is that of the address without it', async () => {
  const page = await get('/rng?lang=en')
  expect(page.headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(page.body).toContain('lobby en')
  expect((await get('/rng?lang=en&sort=name')).body).toContain('filtered en')
  for (const [url, headers] of [
    ['/rng?lang=en', { cookie: 'lang=bn' }],
    ['/rng?lang=xx', {}],
    ['/rng', {}],
  ] as const)
    expect((await get(url, headers)).headers['set-cookie']).toBeUndefined()
})

test.each([
  ['/', 200, 'home'],
  ['/?referralCode=X', 200, 'home'],
  ['/home', 200, 'home'],
  ['/rng', 200, 'lobby'],
  ['/rng?vassalage=PG', 200, 'filtered'],
  ['/agentHome', 200, 'shell'],
  ['/nowhere', 404, 'shell'],
  ['/%E0%A4%A', 404, 'shell'],
  ['/%', 404, 'shell'],
  ['/%?lang=bn', 404, 'shell'],
  ['/%C0%AF%C0%AFevil', 404, 'shell'],
  ['//%E0', 404, 'shell'],
  [`/${'a'.repeat(2000)}`, 404, 'shell'],
  [`/${'a/'.repeat(2000)}`, 404, 'shell'],
  ['/vendors/%E0', 404, 'shell'],
  ['/constructor', 404, 'shell'],
  ['/__proto__', 404, 'shell'],
])('%s answers %i with the %s', async (url, status, what) => {
  const page = await get(url)
  expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(page.body).toContain(`${what} bn`)
})

test.each([
  ['/HOME', '/home'],
  ['/Home/', '/home'],
  ['/home/', '/home'],
  ['//home', '/home'],
  ['/home//', '/home'],
  ['///', '/'],
  ['//', '/'],
  ['/%68ome', '/home'],
  ['/home%2F', '/home'],
  ['/home%20', '/home'],
  ['/%E2%80%8Bhome', '/home'],
  ['/RNG/?vassalage=PG&page=2', '/rng?vassalage=PG&page=2'],
  ['/agenthome', '/agentHome'],
  ['/AGENTHOME/?a=%2F', '/agentHome?a=%2F'],
  ['/INDEX.HTML', '/index.html'],
  ['/%5Chome', '/home'],
])('%s is redirected to its canonical address %s', async (url, to) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
    308,
    to,
    'no-cache',
  ])
  expect((await get(to)).statusCode).toBe(200)
})

test.each([
  '/%E0%A4%A',
  '/%',
  '/hom%65%',
  '//evil.example',
  '//evil.example/home',
  '/home/rng',
  '/home;x',
  '/%252fhome',
  '/rng/../nowhere',
])('%s is no valid address and leads nowhere', async (url) => {
  const answer = await get(url)
  expect(answer.headers['location']).toBeUndefined()
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

test('a page has only the rights it needs, under a nonce of its own', async () => {
  const [first, second] = [await get('/'), await get('/')]
  const csp = String(first.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(csp)?.[1] ?? ''
  expect(nonce).toMatch(/^[\w+/]{22}==$/)
  expect(first.body).toContain(`content="${nonce}"`)
  expect(second.body).not.toContain(nonce)
  expect(csp).toContain("default-src 'none'")
  expect(csp).toContain(`script-src 'self';`)
  expect(csp).toContain('frame-src http://localhost:8081;')
  expect(csp).toContain("require-trusted-types-for 'script'; trusted-types app-url brand-sdk dompurify")
  expect(csp).not.toContain('allow-duplicates')
  expect(csp).not.toMatch(/unsafe|\*|https?:(?!\/\/localhost:8081)/)
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  })
  expect(first.headers['permissions-policy']).toContain('camera=()')
  expect(first.headers['strict-transport-security']).toBeUndefined()
})

test('the import map in a page may run by its hash and nothing else in its text, and no script without integrity', async () => {
  const page = await get('/agentHome', { 'accept-language': 'en' })
  const [, map = ''] = /<script type="importmap">([^<]*)</.exec(page.body) ?? []
  expect(map).toContain('/assets/app-1a2b3c.js')
  expect(page.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}';`,
  )
  expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  await app.services.settingsStore.write('firebase', { projectId: 'project', authDomain: 'project.firebaseapp.com' })
  const withGoogle = await get('/agentHome', { 'accept-language': 'en' })
  expect(withGoogle.headers['integrity-policy']).toBeUndefined()
  expect(withGoogle.headers['content-security-policy']).toContain('https://apis.google.com/js/')
  await app.services.settingsStore.write('firebase', {})
})

test.each(['/wps/%E0%A4%A', '/wps/a?b=%E0', '/lgw/%', '/lotto/%E0', '/vendor/%E0', '/vendor/v1/%ZZ'])(
  '%s is a call, and gets the envelope',
  async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  },
)

test('what cannot be decoded passes the checks of every page', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/%E0%A4%A' })
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([404, 'text/html; charset=utf-8', ''])
  const page = await get('/%E0%A4%A')
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await get('/%E0%A4%A', { host: 'evil.example' })).statusCode).toBe(421)
  expect((await get('/assets/%E0.js')).headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('a form of another site that sends a person to a page shows that page; programs get the envelope', async () => {
  const post = (url: string, accept: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'paid=1',
    })
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const known = await post('/rng?vassalage=PG', browser)
  expect([known.statusCode, known.headers['location']]).toEqual([303, '/rng?vassalage=PG'])
  for (const url of ['/nowhere', '//evil.example/x', '//home', '/%E0']) {
    const page = await post(url, browser)
    expect([page.statusCode, page.headers['location']]).toEqual([404, undefined])
    expect(page.body).toContain('shell bn')
  }
  for (const [url, accept] of [
    ['/rng', 'application/json'],
    ['/rng', '*/*'],
    ['/wps/nothing', browser],
    ['/vendor/nothing', browser],
  ] as const) {
    const answer = await post(url, accept)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

test('an unchanged page is not sent again, and keeps its first policy', async () => {
  const page = await get('/')
  const again = await get('/', { 'if-none-match': String(page.headers['etag']) })
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', undefined])
  expect((await get('/', { 'if-none-match': String(page.headers['etag']), cookie: 'lang=en' })).statusCode).toBe(200)
})

test('under maintenance and from a blocked place the page shows it before any script runs, on every address', async () => {
  await app.services.settingsStore.write('region', { blockedIps: ['203.0.113.9'] })
  for (const url of ['/', '/rng', '/nowhere']) {
    const blocked = await get(url, {}, '203.0.113.9')
    expect([blocked.statusCode, blocked.body.includes('<html data-state="blocked" lang="bn">')]).toEqual([451, true])
  }
  expect((await get('/', {}, '203.0.113.8')).statusCode).toBe(200)
  await app.services.settingsStore.write('maintenance', { on: true })
  const page = await get('/', { cookie: 'lang=en' }, '203.0.113.9')
  expect([
    page.statusCode,
    page.headers['retry-after'],
    page.body.includes('<html data-state="maintenance" lang="en">'),
  ]).toEqual([503, '60', true])
  expect(page.body).toContain('shell en')
  expect((await get('/assets/app-1a2b3c.js')).statusCode).toBe(200)
})

test('hashed files are cached permanently, others are revalidated, and a ready-made compression is used', async () => {
  const asset = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' })
  expect([asset.statusCode, asset.headers['cache-control'], asset.headers['content-encoding']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ])
  expect(brotliDecompressSync(asset.rawPayload).toString()).toBe(script)
  expect(String(asset.headers['content-type'])).toContain('javascript')
  // It may be a worker, with a policy that allows it.
  expect(asset.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  )
  const icon = await get('/favicon.svg')
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache'])
})

test.each([
  '/assets/app-old.js',
  '/assets/',
  '/assets/app-1a2b3c.js.map',
  '/pages/bn/home.html.txt',
  '/pages/manifest.json',
  '/no.png',
  '/..%2f..%2fetc/passwd.txt',
  '/assets/..%2f..%2fpages%2fmanifest.json',
])('%s is a plain 404, never a page', async (url) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('pages and answers are compressed on the way', async () => {
  const page = await get('/', { 'accept-encoding': 'br, gzip' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('home bn')
  expect((await get('/wps/system/status', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('the API beside the site keeps its envelope, and its answers are not pages', async () => {
  const unknown = await get('/wps/nothing')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
  const status = await get('/wps/system/status')
  expect(status.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await app.inject({ method: 'POST', url: '/' })).json()).toMatchObject({ code: 'not_found' })
})

test('health and readiness are separate', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  const needed = { database: true, migrated: true, writable: true, disk: true, serving: true }
  const checks = { ...needed, events: true, money: true, seals: true }
  expect((await get('/readyz')).json()).toEqual({ ready: true, notReady: [], checks, lateJobs: [] })
})

test('a page in a language that the build did not draw is drawn once, and served in its own language', async () => {
  await app.services.settingsStore.write('languages', { default: 'bn', supported: ['bn', 'en', 'sw'] })
  const ask = () => get('/', { 'accept-language': 'sw-KE,en;q=0.5' })
  const [page, same] = await Promise.all([ask(), ask()])
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-language']).toBe('sw')
  expect(page.body).toContain('<html lang="sw">')
  expect(page.body).toContain('home sw 1')
  expect([same.body.includes('home sw 1'), (await ask()).body.includes('home sw 1')]).toEqual([true, true])
  expect((await get('/sitemap.xml')).body).toContain('/rng?lang=sw')
  // Better another language than no page.
  const faulty = await get('/rng', { 'accept-language': 'sw' })
  expect(faulty.statusCode).toBe(200)
  expect(faulty.body).toContain('lobby bn')
})

test('words are files that are kept for good, and one of another build is missing', async () => {
  const answer = await get('/assets/words/1a2b3c/en/site.json', { 'accept-encoding': 'br' })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(words)
  for (const path of [
    '/assets/words/4d5e6f/en/site.json',
    '/assets/words/1a2b3c/xx/site.json',
    '/assets/words/..%2f..%2fpages/languages.json',
  ]) {
    const none = await get(path)
    expect([none.statusCode, none.body]).toEqual([404, 'Not found\n'])
  }
})
