import type { Page } from '@playwright/test'
import { withoutPageAnswers } from '../support/page-answers.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { logIn } from '../support/player.ts'
import type { Account } from '../support/servers/product.ts'
import { alive, expect, fillLogin, test } from '../support/test.ts'

// The result of pressing a game in each state, and what is shown before the press.
const tile = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const press = (page: Page, name: string) => tile(page, name).locator('[data-part="open"]')
const at = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

async function enter(page: Page, account: Pick<Account, 'username' | 'password'>, to: string): Promise<void> {
  await logIn(page.context(), account)
  await page.goto(to)
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible()
  await alive(page)
}

/** The games of the list, as the test sets them. */
async function change(page: Page, name: string, to: object): Promise<void> {
  await page.route('**/GCSGAME_gameList*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { value: { games: { gameName: string }[] } }
    for (const game of json.value.games) if (game.gameName === name) Object.assign(game, to)
    await route.fulfill({ response, json })
  })
}

test('a visitor logs in and is in the game; a favourite asks for the login as well', async ({ page, site }) => {
  await page.goto('/rng?page=1')
  await tile(page, 'Monsoon Sevens').getByRole('button', { name: 'Favourite: Monsoon Sevens' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'Monsoon Sevens').press('Enter')
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/seamless\?vassalage=JDB&gameType=RNG&nodeId=10003&back=%2Frng%3Fpage%3D1$/)
})

test(
  'a trial player plays the demo games, with language and launch host sent; other games need a real account',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const launchCDN = 'https://games.cdn.example'
    await site.set('site', { launchGameCDNs: [launchCDN] })
    await change(page, 'Nine Lanterns', { demo: false })
    // The gateway does not prerender addresses with a query, so the games come from the stubbed call.
    await enter(page, site.account('trial'), '/rng?page=1')
    await press(page, 'Nine Lanterns').click()
    const word = page.getByRole('alertdialog', { name: 'A real account is needed' })
    await expect(word).toBeVisible()
    await word.getByRole('button', { name: 'Not now' }).click()
    await expect(word).toBeHidden()
    expect(at(page)).toBe('/rng?page=1')
    const launched = page.waitForRequest('**/wps/game/launchGame')
    await press(page, 'Padma Gold').click()
    await expect(page).toHaveURL(/\/seamless\?vassalage=JL/)
    expect((await launched).postDataJSON()).toMatchObject({ nodeId: 10001, language: 'en', launchCDN })
    await site.set('site', {})
  },
)

test('a closed game shows its state and opens only its details', async ({ page }) => {
  await page.goto('/live?q=Marble Blackjack')
  await expect(tile(page, 'Marble Blackjack')).toContainText('Opening soon')
  await press(page, 'Marble Blackjack').click({ force: true })
  expect(at(page)).toMatch(/^\/live\?q=Marble(\+|%20)Blackjack$/)
  await tile(page, 'Marble Blackjack').getByRole('button', { name: 'About Marble Blackjack' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Opening soon' })).toBeDisabled()
})

test('a vendor lobby opens the vendor’s list over the page: search, pages, keyboard, back, and a URL of its own', async ({
  page,
  site,
}) => {
  await page.goto('/fish?q=JL Fishing Hall')
  await press(page, 'JL Fishing Hall').press('Enter')
  const providerGames = page.getByRole('dialog', { name: 'JL games' })
  await expect(providerGames.getByRole('article')).toHaveCount(12)
  await expect(providerGames.getByRole('status').filter({ hasText: '52 games found' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await providerGames.getByRole('button', { name: 'Page 5', exact: true }).click()
  await expect(providerGames.getByRole('article')).toHaveCount(4)
  await providerGames.getByRole('searchbox').fill('hilsa hunter')
  await providerGames.getByRole('searchbox').press('Enter')
  await expect(providerGames.getByRole('article').first()).toContainText('Hilsa Hunter')
  await providerGames.getByRole('button', { name: 'About Hilsa Hunter' }).click()
  await expect(page.getByRole('dialog', { name: 'Hilsa Hunter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(providerGames).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(providerGames).toBeHidden()
  await expect(press(page, 'JL Fishing Hall')).toBeFocused()

  await page.goto('/?hall=FISH.JL')
  await providerGames.locator('[data-part="open"]').first().click()
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/seamless\?vassalage=JL&gameType=FISH.*back=%2F%3Fhall%3DFISH\.JL$/)
})

for (const [vendor, game, page_, tag] of [
  ['TCG_LOTTO_VN', 'Hanoi Minute', '/vnLottery?gameCode=VN_FAST', []],
  ['TCG_SEA', 'Lotus Four', '/seaLottery?gameCode=LOTUS4D', ['@full']],
  ['LOTT', 'Padma Five', '/lottery?gameCode=PADMA5D', ['@full']],
] as const) {
  test(`${vendor} opens ${page_}, for a visitor after the login`, { tag: [...tag] }, async ({ page, site }) => {
    await page.goto(`/lott?vassalage=${vendor}`)
    await press(page, game).click()
    await fillLogin(page, site.account('member'))
    await expect.poll(() => at(page)).toBe(page_)
  })
}

test('e-lottery opens its first vendor of lotteries directly; a visitor logs in, or stays at the centre', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Game lobby' }).getByRole('link', { name: 'E-lottery' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'E-lottery' })).toBeVisible()
  expect(at(page)).toBe('/elott')
  await page.getByRole('button', { name: /^E-Lotto/ }).click()
  await fillLogin(page, site.account('member'))
  await expect.poll(() => at(page)).toBe('/lottery?show=ELOTT')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Game lobby' }).getByRole('link', { name: 'E-lottery' }).click()
  await expect.poll(() => at(page)).toBe('/lottery?show=ELOTT')
})

test('game centres: vendors first; the category also by name; one vendor at once', async ({ page }) => {
  await page.goto('/lott?gameType=ESPORTS')
  await expect(page.getByRole('link', { name: /^BGS/ })).toBeVisible()
  expect(at(page)).toBe('/esports')
  await withoutPageAnswers(page)
  await page.route('**/GCSGAME_newGameVendor*', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { value: { data: { lanes: { gameCategory: string; cards: unknown[] }[] } } }
    for (const lane of json.value.data.lanes) if (lane.gameCategory === 'ESPORTS') lane.cards.length = 1
    await route.fulfill({ response, json })
  })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect.poll(() => at(page)).toBe('/esports?vassalage=PG')
})

test('game details: by pointer and keyboard, by URL, with a trial without an account', async ({ page }) => {
  await page.goto('/rng')
  const about = tile(page, 'Padma Gold').getByRole('button', { name: 'About Padma Gold' })
  await alive(page, about)
  await about.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Padma Gold' })
  await expect(dialog.getByText('96.12%')).toBeVisible()
  await expect(dialog).toContainText('Free spins, Multiplier, Wilds')
  await expect(dialog).toContainText('Bangla, English')
  expect(at(page)).toBe('/rng?game=10001')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(about).toBeFocused()
  expect(at(page)).toBe('/rng')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Try free' }).click()
  await expect(page).toHaveURL(/\/seamless\?vassalage=JL&gameType=RNG&nodeId=10001&back=%2Frng$/)
  await expect(page.getByRole('banner')).toContainText('FUN')
  await page.goto('/rng?game=999999999')
  await expect(page.getByRole('heading', { name: 'Game not found' }).first()).toBeVisible()
})
