import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

async function enter(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.locator('input[autocomplete="username"]').fill(username)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page.locator('[data-component="balance-display"]')).toBeVisible()
}

test('dialogs with a URL have a title of their own', async ({ page }) => {
  const dialogs = { '/login': 'Log in · Veranda', '/register': 'Join · Veranda', '/help': 'Help · Veranda' }
  for (const [path, title] of Object.entries(dialogs)) {
    await page.goto(path)
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/\S/)
    await expect(page).toHaveTitle(
      path === '/help' ? new RegExp(`^${wordsOf('en')('support', 'help.title')} · Veranda$`) : title,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveTitle('Online games, play money only · Veranda')
  }
})

/**
 * Texts and controls of the page that lie under the service button, or next to its rail, at some scroll position, and
 * clipped or covered buttons of the header.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const service = [...document.querySelectorAll<HTMLElement>('[data-component="floating-service"] > *')].find(
      (part) => part.checkVisibility(),
    )
    if (!service) return ['no service button']
    const { left, right, top, bottom } = service.getBoundingClientRect()
    service.style.pointerEvents = 'none'
    // Links reach some px further than their words.
    const beside = service.matches('ul') ? 3 : -1
    // The bottom bar of a phone always covers the page; there the button must be next to the entries.
    const selector = ':is(a, button, p, h1, h2, h3, li, td, th, dd, dt, time, output, label, input, span)'
    for (let at = 0; at <= document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo({ top: at, behavior: 'instant' })
      for (let x = left - beside; x < right; x += 6) {
        for (let y = top + 1; y < bottom; y += 6) {
          const element = document.elementFromPoint(x, y)?.closest(selector)
          if (element) found.add(`${element.tagName} ${element.textContent?.slice(0, 40)}`)
        }
      }
    }
    service.style.pointerEvents = ''
    scrollTo({ top: 0, behavior: 'instant' })
    for (const button of document.querySelectorAll<HTMLElement>('header :is(a, button)')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue
      const edge = button.getBoundingClientRect()
      if (edge.left < 0 || edge.right > document.documentElement.clientWidth) found.add(`header: ${button.textContent}`)
      const over = document.elementFromPoint((edge.left + edge.right) / 2, (edge.top + edge.bottom) / 2)
      // The mark of the site steps back beside a large balance.
      if (edge.width > 1 && !button.contains(over))
        found.add(`header: ${button.textContent} under ${over?.textContent}`)
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.add(
        `wider than the window: ${[...document.querySelectorAll('body *')]
          .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((one) => one.outerHTML.slice(0, 60))
          .slice(0, 3)
          .join()}`,
      )
    return [...found]
  })

/** Which of the names of the site and the account are hidden although the header has room for them. */
const namesMissing = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement
    const shown = (part: Element | null | undefined) => part?.checkVisibility({ visibilityProperty: true }) === true
    const parts = [...header.querySelectorAll<HTMLElement>('a, button, [data-component="balance-display"]')].filter(
      shown,
    )
    /** Space between an element and the next one, or the edge of the header. */
    const roomAfter = (part: Element) => {
      const { right } = part.getBoundingClientRect()
      const end = header.getBoundingClientRect().right - parseFloat(getComputedStyle(header).paddingInlineEnd)
      const next = parts.map((one) => one.getBoundingClientRect().left).filter((left) => left >= right - 1)
      return Math.min(end, ...next) - right
    }
    const nav = header.querySelector('nav')
    const more = nav?.querySelector('[data-part="more"]')
    const [home] = parts.filter((part) => part.matches('a[href="/"]') && !nav?.contains(part))
    const account = parts.find((part) => part.matches('[aria-haspopup="menu"]') && part.querySelector('bdi'))
    const isMissing = (name: Element | null | undefined, room: number) => {
      if (!name) return true
      const { top, width } = name.getBoundingClientRect()
      const isSeen = shown(name) && top < (name.parentElement as Element).getBoundingClientRect().bottom - 4
      return !isSeen && room >= width + 14
    }
    const found: string[] = []
    if (!home) return ['no link home']
    const mark = [...home.querySelectorAll('svg')].find(shown)
    const beside = home.getBoundingClientRect().right - (mark?.getBoundingClientRect().right ?? 0)
    if (isMissing(mark?.nextElementSibling, roomAfter(home) + beside)) found.push('name of the site')
    if (account && !shown(more)) {
      const before = nav && shown(nav) ? [...nav.querySelectorAll('li')].findLast(shown) : home
      if (before && isMissing(account.querySelector('bdi'), roomAfter(before))) found.push('name of the account')
    }
    return found
  })

test('the service button covers no text or control, and the header shows all its buttons', async ({ page, site }) => {
  test.setTimeout(240_000)
  const sizes = [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 600, height: 844 },
    { width: 768, height: 900 },
    { width: 1024, height: 900 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1000 },
  ]
  const walk = async (paths: readonly string[], languages: readonly string[]) => {
    for (const language of languages) {
      await page.context().addCookies([{ name: 'lang', value: language, url: site.url }])
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('[data-component="floating-service"]')).toBeAttached()
        await expect(page.locator('header :is(a, button)').last()).toBeVisible()
        for (const size of sizes) {
          await page.setViewportSize(size)
          await expect.poll(() => covered(page), `${path} ${language} ${size.width}`).toEqual([])
          await expect.poll(() => namesMissing(page), `${path} ${language} ${size.width}`).toEqual([])
        }
      }
    }
  }
  await walk(['/', '/rng'], ['bn', 'en'])
  await page.goto('/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(page.locator('[data-component="balance-display"]')).toBeVisible()
  await walk(['/'], ['bn', 'en'])
  await page.evaluate(() => sessionStorage.clear())
  await enter(page, site.account('member'))
  await walk(['/', '/member?page=transactionHistory', '/member?page=depositv2'], ['en', 'bn'])
})

test('robots.txt, sitemap and web app manifest are served', async ({ page, request }) => {
  const robots = await request.get('/robots.txt')
  expect([robots.status(), robots.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  const [, sitemap] =
    /^User-agent: \*\n(?:Disallow: \/\w+\/?\n)+Allow: \/\n\nSitemap: (.+)\n$/.exec(await robots.text()) ?? []
  const listed = await (await request.get(sitemap ?? '')).text()
  const pages = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect([...new Set(pages)]).toEqual(expect.arrayContaining(['/', '/rng', '/promotions']))
  expect(
    pages.filter((path) => /^\/(?:agent|member|recent|favorite|seamless|lottery|login|register)/.test(path)),
  ).toEqual([])
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await request.get(href ?? '')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const manifestData = (await manifest.json()) as {
    lang: string
    name: string
    description: string
    theme_color: string
    icons: { src: string; type: string }[]
  }
  expect(manifestData).toMatchObject({ lang: 'en', name: 'Veranda', start_url: '/', display: 'standalone' })
  expect(manifestData.description).not.toBe('')
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe(manifestData.theme_color)
  for (const { src, type } of manifestData.icons)
    expect((await request.get(src)).headers()['content-type'], src).toContain(type)
})

test('an address that names a language shows the page in it, and says nothing else than the page without', async ({
  browser,
  site,
}) => {
  // Of a browser that speaks Bengali and was never here.
  const context = await browser.newContext({ locale: 'bn-BD', baseURL: site.url })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.goto('/rng?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/rng')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casino')
  expect(said).toEqual([])
  await context.close()
})

test('an address that cannot be decoded shows the page that says so', async ({ page }) => {
  expect((await page.goto('/%E0%A4%A'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('or the address has a typo.')).toBeVisible()
})
