import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { newName, signUp } from '../support/player.ts'
import { siteDist } from '../support/servers/product.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'

// The installed app. It is built once more beside the site, as one test puts a newer worker in its place.
const dist = mkdtempSync(join(tmpdir(), 'site-app-'))
cpSync(siteDist, dist, { recursive: true })
const test = wholeProduct({ SITE_DIST: dist })
test.use({ serviceWorkers: 'allow' })
test.afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** Opens a page and waits until its worker is installed and, after another visit, in charge. */
async function installed(page: Page, path = '/help'): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Everything that the worker keeps: address and text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; url: string; text: string }[] = []
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache)
      for (const request of await open.keys()) {
        const answer = await open.match(request)
        found.push({ cache, url: new URL(request.url).pathname, text: (await answer?.text()) ?? '' })
      }
    }
    return found
  })

test('it starts without a network, with its frame and its policies, and goes on when the network is back', async ({
  page,
  context,
}) => {
  await installed(page)
  await context.setOffline(true)
  const answer = await page.goto('/promotions')
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('[data-part="offline"]')).toContainText('You are offline.')
  // Also once the gateway was asked in vain.
  await page.waitForTimeout(4000)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/promotions$/)
  await context.setOffline(false)
  await expect(page.locator('[data-part="offline"]')).not.toContainText('You are offline.')
  // The page may load itself anew at the same moment.
  await expect(async () => void (await page.reload())).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('no answer of the gateway comes from it, and after a logout nothing of a person is in it', async ({
  page,
  context,
}) => {
  await installed(page)
  const name = newName()
  await signUp(page, name)
  const calls: { url: string; worker: boolean }[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (/^\/(wps|lgw|lotto)\//.test(pathname)) calls.push({ url: pathname, worker: answer.fromServiceWorker() })
  })
  for (const path of ['/member', '/member?page=transactionHistory', '/rng', '/mirrors']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect.poll(() => calls.length).toBeGreaterThan(4)
  expect(calls.filter(({ worker }) => worker)).toEqual([])
  await context.setOffline(true)
  expect(
    await page.evaluate(() =>
      fetch('/wps/system/status').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed')
  await context.setOffline(false)

  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('brand.session') ?? '{}').session?.token as string,
  )
  expect(token).toBeTruthy()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  const found = await kept(page)
  expect(found.length).toBeGreaterThan(10)
  expect(
    found
      .map(({ url }) => url)
      .filter((url) => !/^\/(assets\/(?:words\/[\w/-]+\.json|[\w.-]+)|app-shell|favicon\.svg)$/.test(url)),
  ).toEqual([])
  for (const { url, text } of found) for (const mine of [name, token]) expect(text.includes(mine), url).toBe(false)
})

test('a closed and a blocked site are what they are, with the worker in charge', async ({ page, product }) => {
  await installed(page)
  await turn(product.dataDir, 'maintenance', { on: true })
  await expect.poll(async () => (await page.goto('/rng'))?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible()
  await turn(product.dataDir, 'maintenance', {})
  await turn(product.dataDir, 'region', { blockedIps: ['0.0.0.0/0'] })
  await expect.poll(async () => (await page.goto('/rng'))?.status()).toBe(451)
  await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible()
  await turn(product.dataDir, 'region', {})
  await expect.poll(async () => (await page.goto('/rng'))?.status()).toBe(200)
})

test('a part that the network answered with nothing, once, is not kept, and the page opens at the next try', async ({
  page,
  browser,
}) => {
  await installed(page)
  // What `/mirrors` needs beside the frame is learned by another visitor, who keeps nothing.
  const stranger = await browser.newContext({ serviceWorkers: 'block' })
  const other = await stranger.newPage()
  const own = new Set<string>()
  other.on('request', (request) => own.add(new URL(request.url()).pathname))
  await other.goto(new URL('/mirrors', page.url()).href)
  await expect(other.getByLabel('Check an address')).toBeVisible()
  await stranger.close()
  const had = new Set((await kept(page)).map(({ url }) => url))
  const lost = [...own].filter((path) => /^\/assets\/.*\.js$/.test(path) && !had.has(path))
  expect(lost.length).toBeGreaterThan(0)
  // The line to the gateway answers 200 with nothing for a while.
  const held = lost.flatMap((path) =>
    ['', '.br', '.gz'].map((end) => join(dist, 'client', path + end)).filter((file) => existsSync(file)),
  )
  const whole = held.map((file) => [file, readFileSync(file)] as const)
  for (const file of held) writeFileSync(file, '')
  await page.goto('/mirrors')
  // The page reloads itself once before it gives up.
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  for (const [file, content] of whole) writeFileSync(file, content)
  const wrong = (await kept(page)).filter(({ url, text }) => url.startsWith('/assets/') && text === '')
  expect(wrong).toEqual([])
  await page.goto('/mirrors')
  await expect(page.getByLabel('Check an address')).toBeVisible()

  // What an older worker kept wrongly is asked for again, styles and fonts too.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('app-shell')) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        await cache.put(request, new Response('', { headers: { 'content-type': type } }))
      }
    }
  })
  await page.goto('/mirrors')
  await expect(page.getByLabel('Check an address')).toBeVisible()
  // The browser may have had them in memory: asked for past it, each is mended.
  for (const path of lost) {
    const length = await page.evaluate(
      async (url) => (await (await fetch(url, { cache: 'reload' })).text()).length,
      path,
    )
    expect(length).toBeGreaterThan(0)
  }
  await expect
    .poll(async () => (await kept(page)).filter(({ url, text }) => lost.includes(url) && text === ''))
    .toEqual([])
})

test('the kept frame follows the language, of a page and of a change without one', async ({ page, context }) => {
  await installed(page, '/help?lang=en')
  const language = () =>
    page.evaluate(async () => (await caches.match('/app-shell'))?.headers.get('content-language') ?? '')
  await expect.poll(language).toBe('en')
  // The choice of a person outranks an address, so it is the choice that changes.
  await context.addCookies([{ name: 'lang', value: 'bn', url: page.url() }])
  await page.goto('/help')
  await expect.poll(language).toBe('bn')
  await context.setOffline(true)
  await page.goto('/promotions')
  expect(await page.locator('html').getAttribute('lang')).toBe('bn')
  await context.setOffline(false)
})

test('a newer build waits beside a form that is filled in, and takes over once nothing is open', async ({
  page,
  context,
}) => {
  await installed(page, '/mirrors')
  const field = page.getByLabel('Check an address')
  await field.fill('half.of.an.addr')
  const file = join(dist, 'client/sw.js')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n;self.newer = 1\n`)
  for (const end of ['br', 'gz']) rmSync(`${file}.${end}`, { force: true })
  const state = (of: Page) =>
    of.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.waiting ? 'waits' : registration?.installing ? 'comes' : 'none'
    })
  await expect.poll(() => state(page)).toBe('waits')
  await page.waitForTimeout(500)
  await expect(field).toHaveValue('half.of.an.addr')
  await page.close()
  const later = await context.newPage()
  await later.goto('/mirrors')
  await expect.poll(() => state(later)).toBe('none')
})
