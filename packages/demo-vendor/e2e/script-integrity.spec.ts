import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { scriptsOf } from '../build/integrity.ts'
import { expect, test, type Harness } from './harness.ts'

// What runs in the frame of a game is what was built.

const pathOf = (url: string) => new URL(url).pathname

/** Adds to scripts what changes nothing but their bytes. */
const alter = (page: Page, { dist }: Harness, wanted: (path: string) => boolean) =>
  page.route(
    (url) => url.pathname.endsWith('.js') && wanted(url.pathname),
    (route) => {
      const body = readFileSync(join(dist, pathOf(route.request().url())), 'utf8')
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `${body}\n;globalThis.altered = true`,
      })
    },
  )

const altered = (page: Page) =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => Reflect.get(globalThis, 'altered') as unknown)))

test('both pages have the integrity of every script of the build, and run no other', async ({ harness }) => {
  const scripts = scriptsOf(harness.dist)
  expect(Object.keys(scripts).length).toBeGreaterThan(3)
  for (const path of ['/play/PG/jewel_lane', '/verify']) {
    const answer = await fetch(harness.vendorUrl + path)
    const html = await answer.text()
    const [, map = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(map)).toEqual({ integrity: scripts })
    expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'))
    for (const [tag] of html.matchAll(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*assets[^>]*>/g))
      expect(tag).toMatch(/ integrity="sha384-[\w+/=]+"/)
    expect(answer.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  }
})

test('each of them, altered, is refused by the browser; so is one that was not built', async ({ harness, browser }) => {
  const context = await browser.newContext()
  const verify = await context.newPage()
  await alter(verify, harness, () => true)
  await verify.route('**/assets/added-12345678.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.altered = true' }),
  )
  await verify.goto(`${harness.vendorUrl}/verify`)
  for (const path of [...Object.keys(scriptsOf(harness.dist)), '/assets/added-12345678.js']) {
    expect(
      await verify.evaluate(
        (address) =>
          import(address).then(
            () => 'ran',
            () => 'refused',
          ),
        path,
      ),
      path,
    ).toBe('refused')
  }
  expect(await altered(verify)).toEqual([undefined])
  await context.close()
})

// What the page loads first, and what it loads once the game is known.
for (const name of ['index', 'open']) {
  test(`a game whose ${name} was altered does not run`, async ({ harness, browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 700 } })
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', (message) => {
      const found = /Failed to find a valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(
        message.text(),
      )
      if (found?.[1]) refused.push(pathOf(found[1]))
    })
    const wanted = Object.keys(scriptsOf(harness.dist)).filter((path) => path.startsWith(`/assets/${name}-`))
    await alter(page, harness, (path) => wanted.includes(path))
    await page.goto(harness.framed(harness.launchUrl()))
    await expect.poll(() => refused.some((path) => wanted.includes(path))).toBe(true)
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toHaveCount(0)
    expect(await altered(page)).not.toContain(true)
    await context.close()
  })
}
