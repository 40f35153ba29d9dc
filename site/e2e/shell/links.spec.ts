import type { Page } from '@playwright/test'
import { paths } from '../../src/app/routing/paths.ts'
import { logIn } from '../support/player.ts'
import { expect, onOwnSite } from '../support/test.ts'
import { withoutBlur } from '../support/without-blur.ts'
import { wordsOf } from '../support/words.ts'

// Follows every link of every page, as each kind of account: none leads to a page that is not there, is empty, or
// reports an error. Of addresses that differ in their values alone some are enough.

const test = onOwnSite()
test.describe.configure({ timeout: 900_000 })

const kinds = ['visitor', 'trial', 'member', 'agent'] as const
type Kind = (typeof kinds)[number]

/** Addresses of one kind that are followed. */
const enough = 2
/** How long a page may take, ms. */
const patience = 10_000
/** Headings of pages that are not there. */
const t = wordsOf('en')
const missing = [t('system', 'notFound.title'), t('articles', 'missing'), t('chat', 'notFound')]

/** What an address is a kind of: its path without numbers, the names of its parameters, and the value of what names a page. */
function kindOf({ pathname, searchParams, hash }: URL): string {
  const path = pathname.replace(/\/(news|blog)\/.+/, '/$1/:slug')
  const names = [...searchParams].map(([name, value]) =>
    (name === 'page' && /^[a-z]/i.test(value)) || ['view', 'tab', 'type'].includes(name) ? `${name}=${value}` : name,
  )
  return `${path}?${names.toSorted().join('&')}${hash && '#'}`
}

interface Seen {
  heading: string
  words: number
  failed: boolean
  links: string[]
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('h1, [role="dialog"] h2')].filter((one) =>
      one.checkVisibility(),
    )
    const body = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.querySelector<HTMLElement>('main')
    return {
      heading: shown.map((one) => one.textContent).join(' | '),
      words: body?.innerText.trim().length ?? 0,
      failed: document.querySelector('[data-component="error-state"]') !== null,
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    }
  })

/** Goes to an address as a link does, without reloading the site, and waits until all of it is there. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1').first(), path).toBeAttached({ timeout: patience })
  await expect(page.locator('main [aria-busy="true"]:visible'), path).toHaveCount(0, { timeout: patience })
  // What was loaded for it is drawn: no page is empty.
  await expect.poll(async () => (await look(page)).words, { message: path, timeout: patience }).toBeGreaterThan(20)
}

async function crawl(page: Page, start: string): Promise<{ faults: string[]; followed: number }> {
  const faults: string[] = []
  let at = start
  page.on('pageerror', (error) => faults.push(`${at}: ${String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${at}: ${message.text()}`)
  })
  await page.goto(start)
  // The menus have come.
  await expect.poll(async () => (await look(page)).links.length).toBeGreaterThan(15)
  const { origin } = new URL(page.url())
  const counted = new Map<string, number>()
  const waiting: { url: URL; from: string }[] = [{ url: new URL(start, origin), from: 'the start' }]
  const known = new Set<string>()
  let followed = 0
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { url, from } = next
    at = `${url.pathname}${url.search}${url.hash}, from ${from}`
    followed += 1
    if (/\.[a-z\d]+$/.test(url.pathname)) {
      const answer = await page.request.get(url.href)
      if (!answer.ok()) faults.push(`${at}: ${answer.status()}`)
      continue
    }
    try {
      await go(page, `${url.pathname}${url.search}${url.hash}`)
    } catch (error) {
      faults.push(`${at}: ${String(error).slice(0, 200)}`)
      await page.goto(start)
      continue
    }
    const seen = await look(page)
    if (missing.some((title) => seen.heading.includes(title))) faults.push(`${at}: ${seen.heading}`)
    if (seen.failed) faults.push(`${at}: something did not load`)
    for (const href of seen.links) {
      const to = URL.canParse(href) ? new URL(href) : undefined
      // A part of the page itself is no other page.
      if (to?.origin !== origin || to.hash === '#content' || known.has(to.href)) continue
      known.add(to.href)
      const kind = kindOf(to)
      const count = (counted.get(kind) ?? 0) + 1
      counted.set(kind, count)
      if (count <= enough) waiting.push({ url: to, from: url.pathname + url.search })
    }
  }
  return { faults, followed }
}

for (const kind of kinds)
  test(`no link of any page leads nowhere: ${kind}`, async ({ browser, site, baseURL, locale, extraHTTPHeaders }) => {
    const context = await browser.newContext({ baseURL, locale, extraHTTPHeaders })
    await withoutBlur(context)
    if (kind !== 'visitor') await logIn(context, site.account(kind))
    const { faults, followed } = await crawl(await context.newPage(), kind === 'agent' ? '/agentHome' : paths.home)
    await context.close()
    expect(faults).toEqual([])
    expect(followed).toBeGreaterThan(leastOf[kind])
  })

/** Fewer would mean that the pages are not reached. */
const leastOf: Record<Kind, number> = { visitor: 40, trial: 40, member: 60, agent: 15 }
