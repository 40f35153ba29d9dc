import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach } from 'vitest'
import type { AppOptions } from '../../app/app.ts'
import { freshApp } from '../../testing/inject.ts'

export const script = `export const x = ${'1 + '.repeat(800)}1`

export const words = `{"title":"${'Home '.repeat(200)}"}`

/** Draws the pages of one language, and fails at one of them. */
const drawing = `
let times = 0
export const pageIn = async (name, language) => {
  if (name === 'lobby') throw new Error('drawn with a fault')
  times += 1
  return '<!doctype html><html lang="' + language + '"><head></head><body>' + name + ' ' + language + ' ' + times + '</body></html>'
}
export const earlyCalls = () => []
export const asks = () => undefined
export const withAnswers = (html) => html
`

const html = (what: string, language: string) =>
  `<!doctype html><html lang="${language}"><head><title>Site</title><meta name="description" content="">` +
  `<meta name="csp-nonce" ` +
  `content="%CSP_NONCE%"><meta name="mirror-key" content="%MIRROR_KEY%"></head><body>${what} ${language}${' '.repeat(1500)}</body></html>`

function writeSite(dist: string): void {
  function file(path: string, text: string | Buffer): void {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  for (const language of ['bn', 'en']) {
    file(`pages/${language}/home.html`, html('home', language))
    for (const name of ['lobby', 'filtered']) file(`pages/${language}/${name}.html`, html(name, language))
    file(
      `pages/${language}/login.html`,
      html('login', language).replace('</head>', '<meta name="robots" content="noindex"></head>'),
    )
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
    JSON.stringify({
      '/': 'home',
      '/home': 'home',
      '/index.html': 'home',
      '/rng': 'lobby',
      '/rng?': 'filtered',
      '/agentHome': 'agentHome',
      '/login': 'login',
      '/news': 'shell',
      '/news/:slug': 'shell',
      '/app-shell': 'shell',
    }),
  )
  file('client/assets/app-1a2b3c.js', script)
  file('client/assets/app-1a2b3c.js.br', brotliCompressSync(script))
  file('client/assets/app-1a2b3c.js.map', '{}')
  file('client/assets/words/1a2b3c/en/site.json', words)
  file('client/assets/words/1a2b3c/en/site.json.br', brotliCompressSync(words))
  // Its pages are drawn when somebody asks for them.
  file('pages/languages.json', '["bn","en","sw"]')
  file('server/entry-server.js', drawing)
  file('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  file('client/favicon.ico', readFileSync(new URL('../../../../../site/public/favicon.ico', import.meta.url)))
  file('client/robots.txt', 'User-agent: *\nDisallow: /agent\nAllow: /\n')
}

/** A gateway with a small built site, whose settings are restored after every test of the calling file. */
export async function siteFixture(options: Partial<AppOptions> = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'brand-site-'))
  writeSite(dist)
  const { app, db, clock } = await freshApp({ siteDist: dist, vendorOrigin: 'http://localhost:8081', ...options })
  afterEach(async () => {
    for (const group of ['maintenance', 'region', 'languages', 'site'] as const)
      await app.services.settingsStore.write(group, {})
  })
  afterAll(() => rmSync(dist, { recursive: true }))
  const ask =
    (method: 'GET' | 'HEAD') =>
    (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      app.inject({ method, url, headers, remoteAddress })
  return { app, db, clock, dist, get: ask('GET'), head: ask('HEAD') }
}
