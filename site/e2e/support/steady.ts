import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { lobbyPaths, paths } from '../../src/app/routing/paths.ts'
import { routeTable } from '../../src/app/routing/route-table.ts'
import { memberPages } from './member-pages.ts'
import { logIn } from './player.ts'
import type { Account } from './servers/product.ts'
import { withoutBlur } from './without-blur.ts'

/** How a page loaded over a slow connection. */
export interface Coming {
  address: string
  painted: boolean
  /** Sum of its layout shifts. */
  shift: number
  moved: string[]
  /** What was visible at the first paint. */
  title: string | null
  outlines: number
  /** Distance from the top of the page to its footer, in screens; undefined without a footer. */
  footer: number | undefined
}

const game = '?vassalage=JL&gameType=RNG&nodeId=10001'
const open = routeTable.filter(({ page, who }) => page && who !== 'agent' && who !== 'noAgent')

/** Every address a visitor can open, and every one a member can open. */
export const visitorAddresses = [
  // Home first: overlays open over it.
  paths.home,
  ...open
    .filter(({ who }) => who === 'anyone' || who === 'guest')
    .map(({ path }) => path)
    .filter((path) => path !== paths.home),
  `${paths.home}?type=HOT`,
  `${lobbyPaths.RNG}?sort=name`,
  paths.agent,
  '/nowhere',
]
export const memberAddresses = [
  ...open.filter(({ who }) => who !== 'guest').map(({ path }) => (path === paths.seamless ? path + game : path)),
  ...memberPages,
  `${paths.member}?page=limits&view=statement`,
  `${paths.member}?page=limits&view=test`,
  `${paths.member}?page=nowhere`,
]

/** One address of each page: lobbies and games differ only in their lists. */
const pageOf = (address: string) => open.find(({ path }) => path === address.split('?')[0])?.page ?? address
const isFirstOfItsPage = (address: string, at: number, all: readonly string[]) =>
  address.startsWith(paths.member) || all.findIndex((other) => pageOf(other) === pageOf(address)) === at
export const visitorPages = visitorAddresses.filter(isFirstOfItsPage)
/** Without those that a visitor can open too, where only the header differs. */
export const pagesOfMembers = memberAddresses
  .filter(isFirstOfItsPage)
  .filter((address) => !visitorPages.includes(address) || address === paths.home)

/** Delay of every call and every script, in ms. */
const slow = { call: 400, script: 150 }
/** Time without a request after which a page counts as loaded, in ms. */
const quiet = slow.call + 250
const tabs = 5

/** A browser on a slow connection, with or without a session. */
export async function slowLine(
  browser: Browser,
  options: BrowserContextOptions,
  account?: Account,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await withoutBlur(context)
  if (account) await logIn(context, account)
  await context.addInitScript(() => {
    const coming = {
      painted: false,
      shift: 0,
      moved: [] as string[],
      title: null as string | null,
      outlines: 0,
      footer: undefined as number | undefined,
    }
    Object.assign(window, { coming })
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        coming.shift += value
        const [first] = sources
        if (value > 0.002 && first) {
          const shown = (first.node as Element | null)?.outerHTML?.slice(0, 90) ?? first.node?.textContent
          const places = [first.previousRect, first.currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round),
          )
          coming.moved.push(`${value.toFixed(3)} ${shown} ${JSON.stringify(places)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return
      const footer = document.querySelector('footer')?.getBoundingClientRect().top
      coming.painted = true
      coming.title = document.querySelector('h1')?.textContent ?? null
      // Or its content: a page that is there at once needs no outline.
      coming.outlines = document.querySelectorAll(
        '[data-component="skeleton"], main :is(article, form, [data-component="empty-state"], [data-component="progress"])',
      ).length
      coming.footer = footer === undefined ? undefined : (footer + scrollY) / innerHeight
    }).observe({ type: 'paint', buffered: true })
  })
  const late = (ms: number) => async (route: { continue: () => Promise<void> }) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    // The tab may be closed by now.
    await route.continue().catch(() => {})
  }
  await context.route(/\/wps\/(?!stream)/, late(slow.call))
  await context.route(/\/assets\/.*\.js$/, late(slow.script))
  return context
}

/** Opens every address, a few in parallel, and returns how each loaded. */
export async function visitAll(context: BrowserContext, addresses: readonly string[]): Promise<Coming[]> {
  const left = [...addresses]
  const found: Coming[] = []
  const tab = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const page = await context.newPage()
      let last = Date.now()
      page.on('request', (request) => !request.url().includes('/wps/stream') && (last = Date.now()))
      page.on('requestfinished', () => (last = Date.now()))
      await page.goto(address)
      await page.waitForFunction(() => Reflect.get(window, 'coming')?.painted)
      while (Date.now() - last < quiet) await page.waitForTimeout(50)
      found.push({ address, ...(await page.evaluate(() => Reflect.get(window, 'coming') as Omit<Coming, 'address'>)) })
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: tabs }, tab))
  return found
}
