import type { Page } from '@playwright/test'
import { paths } from '../../src/app/routing/paths.ts'
import { routeTable } from '../../src/app/routing/route-table.ts'
import { memberPages } from '../support/member-pages.ts'
import { logIn } from '../support/player.ts'
import type { Account } from '../support/servers/product.ts'
import { expect, onOwnSite } from '../support/test.ts'
import { withoutBlur } from '../support/without-blur.ts'

// Every route in Bengali, as each kind of account: one heading, one main landmark, a title; no codes and no words of
// another language.

// A site of its own: on the shared one, other tests set names in Latin letters.
const test = onOwnSite()

test.use({ locale: 'bn-BD' })
// Four accounts open sixty addresses each.
test.describe.configure({ timeout: 300_000 })

/** Words in Latin letters that are allowed on Bengali pages, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'names of the brands': 'Veranda Haat',
  'marks of studios, as the footer of every language shows them': 'PG EG2 PT JDB CQ9 FC JL BGS',
  'the unit of free play, which is no money of any country': 'FUN',
  'how the browser writes a time zone': 'GMT',
  'names of formats and codes that have no other': 'CSV QR SHA',
  'the trade’s short name, beside the Bengali one': 'RTP',
  'languages of the chat, each by its own name': 'English',
  'the file of the app, and an example of an address': 'sw js play example',
  'names of people of the demo, in sentences and names of controls': 'Rina Tareq Maya demo_player',
  'names of channels, as operators write them': 'veranda veranda_help veranda_news sports chat',
  'the language that no other has a name for': 'Reo Tahiti',
  'names of systems, as their makers write them': 'iOS Android',
  'the browser and the device a session was opened with': 'Chrome Linux Headless HeadlessChrome',
}
const known = new Set(Object.values(allowed).flatMap((words) => words.split(' ')))

/** Numbers of orders, in names of controls. */
const orderNumber = /^[DW]\d{6}[A-Z\d]{8}$/

/** Addresses that are not in the route table: overlays, and panels within a page. */
const besides = [
  '/nowhere',
  '/member?page=nowhere',
  '/rng?vassalage=JL',
  '/lott?vassalage=BGS',
  '/rng?game=10001',
  '/lott?game=75006',
  '/lott?hall=LOTT.BGS',
  '/?jackpot=1',
  '/lottery?gameCode=PADMA5D',
  '/vnLottery?gameCode=VN_FAST',
  '/lottery?gameCode=NOBODY',
  '/seamless?vassalage=JL&gameType=RNG&nodeId=10001',
  '/seamless?nodeId=x',
  '/seamless?vassalage=TCG_LOTTO_VN&gameType=LOTT&nodeId=75006',
]
/** An address with a text in the place of its name. */
const named = (path: string) =>
  path.replace('/news/:slug', '/news/evening-draws-in-your-own-time').replace('/blog/:slug', '/blog/how-rtp-works')
const addresses = [...routeTable.map(({ path }) => named(path)), ...besides]
/** Every page of the member centre shows the same content to visitors and trial players. */
const addressesOf = (kind: Kind) => [...addresses, ...(kind === 'member' || kind === 'agent' ? memberPages : [])]

/**
 * Words in Latin letters on the page: text, names of controls, placeholders. Names, numbers and what people wrote are
 * shown unchanged, in `bdi` elements, and left out; so is what says that it is in another language.
 */
const latin = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (
        !walker.currentNode.parentElement?.closest(
          'script, style, noscript, template, bdi, [aria-hidden="true"], [translate="no"], :not(html)[lang]',
        )
      )
        seen.push(walker.currentNode.textContent ?? '')
    const named = ['aria-label', 'placeholder', 'alt', 'title']
    for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join()))
      for (const name of named) seen.push(element.getAttribute(name) ?? '')
    return [document.title, ...seen].flatMap((text) => text.match(/[A-Za-z][A-Za-z0-9_]+/g) ?? [])
  })

/** Navigates like a link, without reloading the site. A page with the same title does not set it again. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const before = document.title
    document.title = ''
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    for (let waited = 0; waited < 25 && document.title === ''; waited += 1)
      await new Promise((later) => setTimeout(later, 20))
    document.title ||= before
  }, path)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
}

/** Waits for one heading with text, one main landmark and a title. */
async function outline(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => ({
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
      mains: document.querySelectorAll('main, [role="main"]').length,
      named: document.querySelector('h1')?.textContent?.trim() !== '',
    }))
  // The outline of the previous page may still be in the document.
  await expect.poll(read, { message: page.url() }).toEqual({ headings: 1, mains: 1, named: true })
  await expect(page, page.url()).toHaveTitle(/^.+ · (Veranda|Haat)$/)
}

/** Words that are not Bengali on all routes of an account. */
async function strange(page: Page, kind: Kind, own: Account | undefined): Promise<string[]> {
  if (own) await logIn(page.context(), own)
  await page.goto(paths.home)
  const found: string[] = []
  for (const path of addressesOf(kind)) {
    await open(page, path)
    await outline(page)
    const words = new Set(await latin(page))
    // The name of the account, and its remains when masked.
    for (const word of words)
      if (!known.has(word) && !own?.username.startsWith(word) && !orderNumber.test(word))
        found.push(`${kind} at ${path}: ${word}`)
  }
  return found
}

const kinds = ['visitor', 'trial', 'member', 'agent'] as const
type Kind = (typeof kinds)[number]

test('on every route each kind of account gets one heading, one main landmark and a title, no codes, no other language', async ({
  browser,
  site,
  baseURL,
  locale,
  extraHTTPHeaders,
}) => {
  // In parallel: most of the time is waiting.
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const context = await browser.newContext({ baseURL, locale, extraHTTPHeaders })
      await withoutBlur(context)
      const unknownAddresses = await strange(
        await context.newPage(),
        kind,
        kind === 'visitor' ? undefined : site.account(kind),
      )
      await context.close()
      return unknownAddresses
    }),
  )
  expect(found.flat()).toEqual([])
})
