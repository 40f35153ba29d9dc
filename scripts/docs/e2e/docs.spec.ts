// The built documentation in a browser. `npm run docs -- --check` writes it first.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'

const site = process.env['DOCS_SITE'] ?? join(import.meta.dirname, '../../../.cache/docs-site')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
}
const story =
  '<!doctype html><html lang="en" data-brand="veranda" data-scheme="dark"><title>A story</title><body>' +
  '<main><h1>A story</h1></main></body></html>'

let server: Server
let origin = ''
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname)
    // Storybook has tests of its own; here one plain page replaces each story.
    if (path.startsWith('/storybook/')) return response.writeHead(200, { 'content-type': 'text/html' }).end(story)
    const file = path.endsWith('/') ? `${path}index.html` : path
    return readFile(join(site, file)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

/** Every error of a page, and every requested address outside of the site. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on(
    'request',
    (request) =>
      !request.url().startsWith(origin) && !request.url().startsWith('data:') && faults.push(`asked ${request.url()}`),
  )
  return faults
}

async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  // Through the debugger, because the policy of the page allows no script of the test.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
    const { violations } = await run(document, { iframes: false })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    )
  })
}

const templates = [
  '/',
  '/bn/',
  '/start/run/',
  '/bn/start/install/',
  '/guides/payment-provider/',
  '/components/',
  '/components/forms/',
  '/contract/',
  '/contract/deposits/',
  '/bn/contract/deposits/',
  '/decisions/',
  '/bn/architecture/',
]

for (const [width, scheme] of [
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`every kind of page is accessible, fits and requests nothing from outside, ${width} px, ${scheme}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const faults = faultsOf(page)
    for (const path of templates) {
      await page.goto(origin + path)
      expect(await axeFaults(page), path).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${path} scrolls sideways`,
      ).toBe(0)
    }
    expect(faults).toEqual([])
    await page.close()
  })
}

test('the other brand and scheme are readable, stay chosen, and apply to the live examples', async ({ page }) => {
  await page.goto(`${origin}/components/button/`)
  await page.getByLabel('Brand').selectOption('haat')
  await page.getByLabel('Light or dark').selectOption('light')
  const example = page.frameLocator('iframe').first()
  await expect(example.locator('html')).toHaveAttribute('data-brand', 'haat')
  await expect(example.locator('html')).toHaveAttribute('data-scheme', 'light')
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`${origin}/contract/deposits/`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'haat')
  expect(await axeFaults(page)).toEqual([])
})

test('search finds a call, a component and a Bengali word by keyboard alone', async ({ page }) => {
  const faults = faultsOf(page)
  await page.goto(`${origin}/guides/brand/`)
  const box = page.getByRole('dialog')
  const find = async (words: string, found: string) => {
    // The address is new before the page's script listens: a key pressed in between is lost.
    await page.waitForLoadState()
    await page.keyboard.press('/')
    await box.getByRole('searchbox').fill(words)
    await expect(box.getByRole('link').first()).toContainText(found)
  }
  await find('deposits.submit', 'deposits.submit')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/contract\/deposits\/#deposits-submit$/)
  await find('otp field', 'OtpField')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.keyboard.press('/')
  await box.getByRole('searchbox').fill('zzqqy')
  await expect(box.getByRole('status')).toHaveText('Nothing found. Try fewer or shorter words.')
  await page.goto(`${origin}/bn/start/design/`)
  await find('চালান', 'সাইট চালান')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bn\/start\/run\/$/)
  expect(faults).toEqual([])
})

test('on a phone the menu opens and closes by keyboard; without its script a page is still readable', async ({
  browser,
}) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(`${origin}/decisions/0030-releases/`)
  const menu = phone.getByRole('button', { name: 'Menu' })
  await menu.press('Enter')
  const pages = phone.getByRole('navigation', { name: 'All pages' })
  await expect(pages.getByRole('link', { name: '0030 · How a release is made, and rehearsed' })).toBeInViewport()
  const [top, bottom] = await pages.evaluate((list) => [
    list.getBoundingClientRect().top,
    list.getBoundingClientRect().bottom,
  ])
  expect([top, bottom], 'it scrolls inside itself, below the header').toEqual([
    await phone.locator('header').evaluate((header) => header.getBoundingClientRect().bottom),
    844,
  ])
  expect(await axeFaults(phone)).toEqual([])
  await phone.keyboard.press('Tab')
  await phone.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(phone.locator('#navigation')).toBeHidden()
  await phone.close()
  const bare = await browser.newPage({ javaScriptEnabled: false })
  await bare.goto(`${origin}/bn/`)
  await bare.getByRole('link', { name: 'প্যাকেজ বসান' }).first().click()
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('প্যাকেজ বসান')
  await bare.close()
})
