import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { freshApp } from '../../testing/inject.ts'

const dist = mkdtempSync(join(tmpdir(), 'brand-site-'))
afterAll(() => rmSync(dist, { recursive: true }))
function file(path: string, text: string | Buffer): void {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), text)
}
const html = (what: string, language: string) =>
  `<!doctype html><html lang="${language}"><head><meta name="csp-nonce" ` +
  `content="%CSP_NONCE%"></head><body>${what} ${language}${' '.repeat(1500)}</body></html>`
for (const language of ['bn', 'en']) {
  file(`pages/${language}/home.html`, html('home', language))
  file(
    `pages/${language}/shell.html`,
    html('shell', language).replace(
      '</head>',
      `<script type="importmap">{"integrity":{"/assets/app-1a2b3c.js":"sha256-x"}}</script></head>`,
    ),
  )
}
file(
  'pages/manifest.json',
  JSON.stringify({ '/': 'home', '/home': 'home', '/index.html': 'home', '/rng': 'shell', '/agentHome': 'shell' }),
)
const script = `export const x = ${'1 + '.repeat(800)}1`
file('client/assets/app-1a2b3c.js', script)
file('client/assets/app-1a2b3c.js.br', brotliCompressSync(script))
file('client/assets/app-1a2b3c.js.map', '{}')
file('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')

const { app } = await freshApp({ siteDist: dist, vendorOrigin: 'http://localhost:8081' })
afterEach(async () => {
  for (const group of ['maintenance', 'region', 'languages'] as const) await app.services.settingsStore.write(group, {})
})
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'GET', url, headers, remoteAddress })

test.each([
  ['nothing', {}, 'bn'],
  ['the browser', { 'accept-language': 'fr,en-GB;q=0.8' }, 'en'],
  ['the cookie before the browser', { 'accept-language': 'bn', cookie: 'a=b; lang=en' }, 'en'],
  ['a language nobody here speaks', { 'accept-language': 'fr', cookie: 'lang=xx' }, 'bn'],
])('by %s the page is in the right language', async (_by, headers, language) => {
  const page = await get('/', headers)
  expect(page.body).toContain(`home ${language}`)
  expect(page.headers['content-language']).toBe(language)
  expect(String(page.headers['vary'])).toMatch(/Cookie, Accept-Language/)
})

test.each([
  ['/', 200, 'home'],
  ['/?referralCode=X', 200, 'home'],
  ['/home', 200, 'home'],
  ['/rng', 200, 'shell'],
  ['/rng?vassalage=PG', 200, 'shell'],
  ['/nowhere', 404, 'shell'],
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
  expect(csp).toContain("require-trusted-types-for 'script'; trusted-types brand-sdk dompurify")
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
  const page = await get('/rng', { 'accept-language': 'en' })
  const [, map = ''] = /<script type="importmap">([^<]*)</.exec(page.body) ?? []
  expect(map).toContain('/assets/app-1a2b3c.js')
  expect(page.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}';`,
  )
  expect(page.headers['integrity-policy']).toBe('blocked-destinations=(script)')
  await app.services.settingsStore.write('firebase', { projectId: 'project', authDomain: 'project.firebaseapp.com' })
  const withGoogle = await get('/rng', { 'accept-language': 'en' })
  expect(withGoogle.headers['integrity-policy']).toBeUndefined()
  expect(withGoogle.headers['content-security-policy']).toContain('https://apis.google.com/js/')
  await app.services.settingsStore.write('firebase', {})
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
  const checks = { database: true, migrated: true, writable: true, disk: true, events: true, money: true }
  expect((await get('/readyz')).json()).toEqual({ ready: true, notReady: [], checks })
})
