import type { Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { withoutPageAnswers } from '../support/page-answers.ts'
import { logIn } from '../support/player.ts'
import type { Account } from '../support/servers/product.ts'
import { alive, expect, fillLogin, test } from '../support/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by game name' })
const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const tile = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

async function enter(page: Page, account: Pick<Account, 'username' | 'password'>, to: string): Promise<void> {
  await logIn(page.context(), account)
  await page.goto(to)
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible()
  await alive(page)
}

test(
  'filter, vendor, search and page are in the URL; each change starts at page 1; back goes back',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/rng')
    await expect(tiles(page)).toHaveCount(18)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\/rng\?page=2$/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('group', { name: 'Providers' }).getByRole('button', { name: /^JL/ }).click()
    await expect(page).toHaveURL(/\/rng\?vassalage=JL$/)
    await expect(tiles(page).filter({ hasText: 'Padma Gold' })).toBeVisible()
    await expect(tiles(page).filter({ hasText: 'Nine Lanterns' })).toHaveCount(0)

    await search(page).fill('  padma gold  ')
    await expect(page).toHaveURL(/vassalage=JL&q=padma\+gold$/)
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'found' })).toBeVisible()
    await expect(tiles(page).first()).toContainText('Padma Gold')

    await page.getByRole('tab', { name: 'Hot' }).click()
    await expect(page).toHaveURL(/\/rng\?filter=hot&vassalage=JL$/)
    await expect(search(page)).toHaveValue('')
    await expect(tiles(page).filter({ hasText: 'Mango Carnival' })).toBeVisible()

    await page.goBack()
    await expect(search(page)).toHaveValue('padma gold')
    await expect(page.getByRole('tab', { name: 'All', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(page).toHaveURL(/\/rng\?page=2$/)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('a search finds a Bengali title from an English page, and both from either spelling', async ({ page }) => {
  await page.goto('/slot?q=রয়েল বেঙ্গল')
  await expect(tiles(page).first()).toContainText('Royal Bengal')
})

test('nothing found: shows the search text, six popular games, and a link to the whole lobby', async ({ page }) => {
  await page.goto('/rng?q=qqqqqq&vassalage=PG')
  await expect(page.getByRole('heading', { name: 'No game called “qqqqqq”' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Most played right now' }).getByRole('article')).toHaveCount(6)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(tiles(page)).toHaveCount(18)
})

test('a list that fails to load keeps the old one and can be retried', async ({ page }) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  await page.route('**/GCSGAME_gameList*', (route) => route.fulfill({ status: 500, json: {} }))
  const second = page.getByRole('link', { name: 'Page 2', exact: true })
  await alive(page, second)
  await second.click()
  await expect(page.getByRole('alert')).toContainText('This is the previous one', { timeout: 20_000 })
  await expect(tiles(page).first()).toContainText('Padma Gold')
  await page.unroute('**/GCSGAME_gameList*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tiles(page).filter({ hasText: 'Padma Gold' })).toHaveCount(0)
})

test('sort order and filters: counted on their button, one history entry each; a filter clears the search, a sort order keeps it', async ({
  page,
}) => {
  await page.goto('/rng?q=gold')
  await expect(tiles(page).first()).toContainText('Gold')
  await page.getByRole('button', { name: 'Sort: Best match' }).click()
  await page.getByRole('menuitemradio', { name: 'Name' }).click()
  await expect(page).toHaveURL(/\/rng\?q=gold&sort=name$/)
  // The menu returns focus once it is closed; if it were taken from the filters now, they would close.
  await expect(page.getByRole('button', { name: 'Sort: Name' })).toBeFocused()

  const button = page.getByRole('button', { name: /^Filters/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Filters' })
  await card.getByRole('button', { name: 'Medium' }).press('Space')
  await card.getByRole('button', { name: 'From 96%' }).press('Space')
  await card.getByRole('button', { name: 'Free spins' }).press('Space')
  await card.getByRole('textbox', { name: 'Stake' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rng\?sort=name&volatility=medium&rtp=96&features=free_spins&stake=5\.00$/)
  await expect(button).toHaveAccessibleName('Filters, 4 on')
  await expect(button).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'found' })).toBeVisible()

  await page.goBack()
  await expect(search(page)).toHaveValue('gold')
  await expect(button).toHaveAccessibleName('Filters')
  await page.goForward()
  await expect(button).toHaveAccessibleName('Filters, 4 on')
  // The lists of the account have their own order.
  await page.goto('/rng?rtp=97')
  await expect(page.getByRole('heading', { name: 'No games here' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/rng$/)
})

test.describe('on a phone, in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'bn-BD' })
  test('filters open from the bottom and apply only on confirmation', async ({ page }) => {
    await page.goto('/slot?features=wilds')
    await page.getByRole('button', { name: 'ফিল্টার, ১ টি চালু' }).tap()
    const dialog = page.getByRole('dialog', { name: 'ফিল্টার' })
    await expect(dialog.getByRole('button', { name: 'ওয়াইল্ড' })).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'মুছুন' }).tap()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/slot\?features=wilds$/)
    await page.getByRole('button', { name: 'ফিল্টার, ১ টি চালু' }).tap()
    await dialog.getByRole('button', { name: 'মুছুন' }).tap()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
    await dialog.getByRole('button', { name: 'গেম দেখুন' }).tap()
    await expect(page).toHaveURL(/\/slot$/)
  })
})

test('while offline the list stays, only the banner reports it, and the new list loads automatically', async ({
  page,
  context,
}) => {
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  // What the page fetches when idle is there.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.locator('[data-part="offline"]').getByText('You are offline.')).toBeVisible()
  await expect(page.getByText(/offline|no connection/i)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tiles(page).first()).toContainText('Padma Gold')
  await context.setOffline(false)
  await expect(tiles(page).filter({ hasText: 'Padma Gold' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a vendor in maintenance shows when it is back, next to its games and on its card', async ({ page }) => {
  await withoutPageAnswers(page)
  await page.route('**/GCSGAME_getVassGameType*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as {
      value: { list: { vassalage: string; status: string; backAt?: string }[] }
    }
    Object.assign(json.value.list.find(({ vassalage }) => vassalage === 'PG') ?? {}, {
      status: 'MAINTENANCE',
      backAt: '2030-01-02T05:30:00Z',
    })
    await route.fulfill({ response, json })
  })
  await page.goto('/rng?vassalage=PG')
  await expect(page.getByText(/^PG is under maintenance until about 2 Jan 2030/)).toBeVisible()
  await page.goto('/esports')
  await expect(page.getByRole('button', { name: /^PG.*Back at/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('link', { name: /^BGS/ }).click()
  await expect(page).toHaveURL(/\/esports\?vassalage=BGS$/)
  await expect(tiles(page)).toHaveCount(18)
})

test('typing does not render the list; a page is one call, and the first one is in the document', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('GCSGAME_gameList') ? 1 : 0))
  await page.goto('/rng')
  await expect(tiles(page)).toHaveCount(18)
  expect(calls).toBe(0)
  await page.clock.install()
  const changed = await page.getByRole('tabpanel').evaluateHandle((panel) => {
    const seen = { count: 0 }
    new MutationObserver((all) => (seen.count += all.length)).observe(panel, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    return seen
  })
  await search(page).pressSequentially('padma gold')
  expect(await changed.evaluate(({ count }) => count)).toBe(0)
  expect(calls).toBe(0)
  await page.clock.runFor(300)
  await expect(page).toHaveURL(/\?q=padma\+gold$/)
  await expect.poll(() => calls).toBe(1)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'found' })).toBeVisible()
  expect(calls).toBe(1)
})

test('a visitor who asks for favourites logs in and finds them', async ({ page, site }) => {
  await page.goto('/rng')
  await alive(page)
  await page.getByRole('tab', { name: 'Favourites' }).click()
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/rng\?filter=fav$/)
  // Other tests of this account may have added favourites.
  await expect(page.getByRole('heading', { name: 'No favourites yet' }).or(tiles(page).first()).first()).toBeVisible()
})

test(
  'favourites: shown at once everywhere, reverted when refused; too fast a repeat is reported',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await enter(page, site.account('member'), '/rng')
    const heart = (name: string) => tile(page, name).getByRole('button', { name: `Favourite: ${name}` })
    const answered = page.waitForResponse((response) => response.url().includes('addFavoriteGameV2') && response.ok())
    await heart('Lotus Ascending').click()
    await expect(heart('Lotus Ascending')).toHaveAttribute('aria-pressed', 'true')
    await answered
    const added = Date.now()
    await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Favourites' }).click()
    await expect(heart('Lotus Ascending')).toHaveAttribute('aria-pressed', 'true')

    await page.route('**/MCSFE_removeFavoriteGameV2*', (route) => route.abort())
    await heart('Lotus Ascending').click()
    await expect(page.getByText('Network link is abnormal, please try again').first()).toBeVisible()
    await expect(heart('Lotus Ascending')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await page.unroute('**/MCSFE_removeFavoriteGameV2*')

    await page.goBack()
    await expect(heart('Lotus Ascending')).toHaveAttribute('aria-pressed', 'true')
    // The gateway takes one in a second of its own clock.
    await expect.poll(() => Date.now() - added).toBeGreaterThan(1000)
    // Both at the same time of the page's clock.
    await page.clock.setFixedTime(Date.now() + 60_000)
    await heart('River Thunder').click()
    await heart('Cherry Bazaar').click()
    await expect(heart('River Thunder')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Too fast. Please wait a moment').first()).toBeVisible()
    await expect(heart('Cherry Bazaar')).toHaveAttribute('aria-pressed', 'false')

    await page.clock.setFixedTime(Date.now() + 120_000)
    // Removed by mistake: the tile stays, so that it can be added again.
    await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Favourites' }).click()
    await heart('River Thunder').click()
    await expect(heart('River Thunder')).toHaveAttribute('aria-pressed', 'false')
  },
)

test('a favourite added in one tab appears in the other, in its list too', async ({ page, context, site }) => {
  await enter(page, site.account('member'), '/rng')
  // Like a link that opens in a new tab: the session comes along.
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/favorite'))])
  await expect(other.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  const heart = (of: Page) => tile(of, 'Tea Garden').getByRole('button', { name: 'Favourite: Tea Garden' })
  await expect(heart(other)).toHaveCount(0)
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
})

test('a trial player opens demo games, and is informed where an account is needed', async ({ page, site }) => {
  await enter(page, site.account('trial'), '/rng')
  await tile(page, 'Padma Gold').getByRole('button', { name: 'Favourite: Padma Gold' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('real account')
  await page.keyboard.press('Escape')
  await page.goto('/favorite')
  await expect(page.getByRole('heading', { name: 'Favourites need an account' })).toBeVisible()
  await page.goto('/recent')
  await expect(page.getByText('Free play keeps no list')).toBeVisible()
})

test.describe('in motion', () => {
  test.use({ reducedMotion: 'no-preference', pictures: 'real' })

  test('home does not move on arrival: its picture is there before any call is answered, and nothing shifts afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' }
      Object.assign(window, { seen })
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => (seen.shift += (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as unknown as { url?: string }
        seen.largest = last.url ?? ''
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; largest: string })
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const calls = Promise.withResolvers<void>()
      await page.setViewportSize(viewport)
      // Every response is delayed until the picture is painted, however slow the machine is.
      await page.route('**/wps/**', async (route) => {
        await calls.promise
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await expect.poll(async () => (await seen()).largest).toContain('/art/banner/fish/30001-fish-0.svg')
      calls.resolve()
      await expect(page.getByRole('region', { name: 'Hot tonight' }).getByRole('article')).toHaveCount(6)
      expect((await seen()).largest).toContain('/art/banner/fish/30001-fish-0.svg')
      expect((await seen()).shift).toBeLessThan(0.01)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
})

test('home: twelve hot games when scrolled to, all of them on a page of their own, no dead link', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const hot = page.getByRole('region', { name: 'Hot tonight' })
  await expect(hot.getByRole('article')).toHaveCount(6)
  await hot.getByRole('button', { name: 'More' }).click()
  await expect(hot.getByRole('article')).toHaveCount(12)
  await hot.getByRole('link', { name: 'View all: Hot tonight' }).click()
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hot games' }).getByRole('article')).toHaveCount(18)
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))])
  // Channels of the sandbox are at hosts that nobody has.
  const own = links.filter((link) => link.startsWith(new URL(page.url()).origin))
  for (const link of own) expect((await request.get(link)).status(), link).toBe(200)
})
