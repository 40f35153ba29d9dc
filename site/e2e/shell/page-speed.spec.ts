import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteDist } from '../support/servers/product.ts'
import { expect, test } from '../support/test.ts'

// The exact figures of how a lobby loads; `npm run page-speed` prints its times.

test.use({ pictures: 'real' })

interface Observed {
  /** Calls sent so far, or only those of lists. */
  calls: string[]
  lists: () => string[]
  /** Lets all calls be answered; until then none is. */
  answer: () => void
  /** Layout shift so far. */
  shift: () => Promise<number>
  /** The image that is the largest contentful paint so far, if it is an image. */
  largest: () => Promise<string>
}

async function observe(page: Page): Promise<Observed> {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' }
    Object.assign(window, { seen })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.largest = (entry as unknown as { url: string }).url)),
    ).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const answers = Promise.withResolvers<void>()
  const calls: string[] = []
  await page.route('**/wps/**', async (route) => {
    calls.push(route.request().url())
    await answers.promise
    await route.continue()
  })
  return {
    calls,
    lists: () => calls.filter((url) => url.includes('GCSGAME_gameList')),
    answer: answers.resolve,
    shift: () => page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift),
    largest: () => page.evaluate(() => (Reflect.get(window, 'seen') as { largest: string }).largest),
  }
}

const games = (page: Page) => page.getByRole('main').getByRole('article')
const pictured = (page: Page) =>
  games(page)
    .first()
    .locator('img')
    .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)

for (const [viewport, locale] of [
  [{ width: 1440, height: 900 }, 'en-GB'],
  [{ width: 390, height: 844 }, 'bn-BD'],
] as const) {
  // A phone comes first: what is late or moves there does so on a desk.
  test.describe(`${viewport.width} px, ${locale}`, { tag: viewport.width > 760 ? ['@full'] : [] }, () => {
    test.use({ viewport, locale })

    test('a lobby contains its first games: its largest paint needs no script and no call, and there is no layout shift', async ({
      page,
      request,
    }) => {
      const { calls, lists, answer, shift, largest } = await observe(page)
      const scripts = Promise.withResolvers<void>()
      await page.route(/assets\/(?!boot).*\.js$/, async (route) => {
        await scripts.promise
        await route.continue()
      })
      // The first request after a change of the catalogue renders the page.
      await expect
        .poll(
          async () =>
            (await (await request.get('/rng', { headers: { 'accept-language': locale } })).text()).match(/<article/g)
              ?.length,
        )
        .toBe(18)
      const served = await page.goto('/rng', { waitUntil: 'commit' })
      const html = (await served?.text()) ?? ''
      expect(html).toMatch(/<h1[^>]*>(Casino|ক্যাসিনো)</)
      // After the scripts of every page, before those of this one.
      const before = html.slice(html.indexOf('type="module"'), html.indexOf('rel="modulepreload"'))
      expect(before.match(/<link rel="preload" as="image" fetchpriority="high" href="\/art\/rng\//g)).toHaveLength(6)
      expect(html.slice(0, html.indexOf('type="module"'))).toContain('rel="stylesheet"')
      await expect(games(page)).toHaveCount(18)
      await expect.poll(largest).toContain('/art/rng/')
      // Requested while the scripts load, and not answered yet.
      expect(calls.map((url) => new URL(url).pathname)).toEqual(['/wps/answers'])
      scripts.resolve()
      // Vendors are shown once the page is hydrated; they came with it, as the list did.
      answer()
      await expect(page.getByRole('main').getByRole('group').getByRole('button').nth(1)).toBeVisible()
      expect(lists()).toEqual([])
      expect(calls.filter((url) => url.includes('GCSGAME_newGameVendor'))).toEqual([])
      expect(await shift()).toBeLessThan(0.01)
    })

    test('as a static file, a lobby is there before any call, requests its games once and has no layout shift', async ({
      page,
    }) => {
      const { lists, answer, shift } = await observe(page)
      const body = readFileSync(join(siteDist, 'pages', locale.slice(0, 2), 'lobby-rng.html'), 'utf8')
      await page.route(/\/rng$/, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/rng', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => lists().length).toBe(1)
      answer()
      await expect(games(page)).toHaveCount(18)
      expect(lists()).toHaveLength(1)
      expect(await shift()).toBeLessThan(0.01)
    })
  })
}

test('fonts are loaded in the widths and weights that are used', async ({ browser, site }) => {
  const page = await browser.newPage({ locale: 'bn-BD', baseURL: site.url })
  const fonts = new Set<string>()
  page.on(
    'request',
    (request) =>
      void (
        request.url().endsWith('.woff2') && fonts.add(new URL(request.url()).pathname.replace(/.*\/|-[^-]*$/g, ''))
      ),
  )
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  // The taka symbol is loaded with the first amount.
  expect([...fonts].filter((name) => name !== 'brand-currency').sort()).toEqual([
    'anek-bangla-118-300',
    'hanken-grotesk-400-600',
    'mona-sans-118-300',
  ])
  await page.close()
})

test('without scripts the first games are shown with their pictures', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB', baseURL: site.url })
  await expect(async () => {
    await page.goto('/fish')
    await expect(games(page)).toHaveCount(18, { timeout: 1 })
  }).toPass()
  await expect.poll(() => pictured(page)).toBe(true)
  await page.close()
})

test('before its scripts are here a page of the centre shows its title and its outline, to whoever opens it', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB', baseURL: site.url })
  for (const [path, title] of [
    ['/member?page=depositv2', 'Deposit'],
    ['/agentHome', 'Account overview'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  }
  await page.close()
})

test('games contained in a page are requested again on a later visit', async ({ page }) => {
  const lists: string[] = []
  page.on('request', (request) => void (request.url().includes('GCSGAME_gameList') && lists.push(request.url())))
  await page.goto('/rng')
  await expect(games(page)).toHaveCount(18)
  await page.goto('/help')
  await page.goBack()
  await expect.poll(() => lists.length).toBeGreaterThan(0)
  await expect(games(page)).toHaveCount(18)
})

test('a lobby with filters in its URL is rendered with them', async ({ page, request }) => {
  const [bare, requested] = await Promise.all(
    ['/rng', '/rng?filter=HOT'].map(async (path) => (await request.get(path)).text()),
  )
  expect(bare).toContain('<h1')
  expect(requested).not.toContain('<h1')
  await page.goto('/rng?filter=HOT')
  await expect(page.getByRole('tab', { name: 'Hot', selected: true })).toBeVisible()
})

test('an element inserted around a page restyles no other', async ({ page, browser }) => {
  await page.goto('/')
  // The second style sheet, which other pages and what comes late share, is there.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await page.evaluate(() => {
    for (let at = document.querySelector('main'); at && at !== document.body; at = at.parentElement) {
      at.prepend(document.createElement('i'))
      void document.documentElement.offsetHeight
    }
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const restyled = traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0))
  expect(restyled.length).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan(20)
})
