import { expect, type Page } from '@playwright/test'
import { gameOf, header, join, languageButton, newName, signUp, spin } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()
test.use({ reducedMotion: 'no-preference' })
test.describe.configure({ timeout: 300_000 })

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const shown = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()

/** The account menu, or on a phone the drawer: where language, appearance and brand are chosen. */
async function inMenu(page: Page, narrow: boolean, open: string, menu: string, entry: RegExp): Promise<void> {
  if (!narrow)
    return page.getByRole('navigation', { name: menu, exact: true }).getByRole('button', { name: entry }).click()
  await page.getByRole('button', { name: open, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: menu })
  await drawer.getByRole('button', { name: entry }).click()
  if (await drawer.isVisible()) await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

for (const { title, viewport, narrow, game: name, query, least } of [
  {
    title: 'at 1440',
    viewport: { width: 1440, height: 900 },
    narrow: false,
    game: 'Padma Gold',
    query: 'padma gol',
    least: 10,
  },
  {
    title: 'at 390',
    viewport: { width: 390, height: 844 },
    narrow: true,
    game: 'Hilsa Hunter',
    query: 'ইলিশ শিকারি',
    least: 3,
  },
]) {
  test.describe(title, { tag: narrow ? '@smoke' : '@full' }, () => {
    test.use({ viewport, hasTouch: narrow, isMobile: narrow })

    test(`a visitor registers, plays ${least} rounds and logs out`, async ({ page, ledger }) => {
      const account = newName()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on(
        'console',
        (message) =>
          message.type() === 'error' &&
          !message.text().startsWith('Failed to load resource') &&
          complaints.push(message.text()),
      )

      await page.goto('/')
      await join(page, account)
      const balance = header(page)
      await expect(balance).toContainText('10,000.00')

      await shown(page, narrow ? 'Fishing' : 'Casino').click()
      await page.getByRole('searchbox', { name: 'Search by game name' }).fill(query)
      const tile = page.getByRole('article').filter({ hasText: name })
      await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible()
      const heart = tile.getByRole('button', { name: `Favourite: ${name}` })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await tile.getByRole('link').click()

      const game = await gameOf(page, name)
      // In the first rounds the site does not query the balance: the header is updated by stream events alone.
      await page.route('**/wps/v2/wallets/balance', (route) => route.abort())
      let largest = 0
      let rounds = 0
      while (rounds < least || (!narrow && largest === 0 && rounds < 60)) {
        if (rounds === 2) await page.unroute('**/wps/v2/wallets/balance')
        await (await spin(game)).over()
        rounds += 1
        await expect(balance).toContainText(await ledger.balance(account))
        // The winner board shows the win less the stake.
        largest = await ledger.largestWin(account)
      }
      if (!narrow) expect(largest).toBeGreaterThan(0)
      expect(await ledger.openRounds(account)).toBe(0)
      expect(await ledger.breaches()).toEqual([])

      await page.getByRole('button', { name: 'Leave the game' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue(query)
      await shown(page, 'Home').click()
      await expect(page.getByRole('region', { name: 'Recent' }).getByRole('link', { name })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('link', { name })).toBeVisible()
      // The short way may be over before a win.
      if (largest > 0) {
        const board = page.getByRole('group', { name: 'Biggest wins this week' })
        // Whether this win is among the largest depends on chance, so the whole board is searched, not only its first
        // rows.
        await board.getByRole('listitem').first().waitFor()
        const whole = board.getByRole('button', { name: 'Show all' })
        if (await whole.isVisible()) await whole.click()
        const mine = board
          .getByRole('listitem')
          .filter({ hasText: name })
          .filter({ hasText: `${account.slice(0, 2)}***${account.at(-1)}` })
        await expect(mine.filter({ hasText: money.format(largest) }).first()).toBeVisible()
      }

      await inMenu(page, narrow, 'Open menu', 'Menu', /Language/)
      await languageButton(page, 'বাংলা').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
      await expect(page.getByRole('region', { name: 'সাম্প্রতিক', exact: true })).toBeVisible()
      await inMenu(page, narrow, 'মেনু খুলুন', 'মেনু', /থিম/)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
      await inMenu(page, narrow, 'মেনু খুলুন', 'মেনু', /ব্র্যান্ড/)
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'haat')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Haat' })).toBeVisible()

      await page.getByRole('button', { name: new RegExp(account) }).click()
      await page.getByRole('menuitem', { name: 'লগআউট' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'নিশ্চিত' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'নিবন্ধন' })).toBeVisible()
      await expect(page.getByRole('banner')).not.toContainText('৳')
      expect(complaints).toEqual([])
    })
  })
}

test('the gateway crashes during a round: the round is kept, ends after the restart, and the ledger is consistent', async ({
  page,
  product,
  ledger,
}) => {
  const account = newName()
  await signUp(page, account)
  await page.goto('/')
  const balance = header(page)
  await expect(balance).toContainText('10,000.00')
  // Not through the hero, which stops at the slide under the mouse.
  await page
    .getByRole('link', { name: /^Hilsa Hunter JL/ })
    .first()
    .click()
  const game = await gameOf(page, 'Hilsa Hunter')

  const round = await spin(game)
  // The stake is posted and shown while the reels still run.
  await expect(balance).not.toContainText('10,000.00')
  await product.killGateway()
  expect(await ledger.openRounds(account)).toBe(1)
  expect(await ledger.balance(account)).not.toBe('10,000.00')
  await expect(game.getByRole('status')).toContainText(/Your result is safe|Connection lost|is being returned/, {
    timeout: 30_000,
  })

  await product.startGateway()
  await round.over()
  await expect.poll(() => ledger.openRounds(account)).toBe(0)
  await expect(balance).toContainText(await ledger.balance(account), { timeout: 30_000 })
  expect(await ledger.breaches()).toEqual([])

  await (await spin(game)).over()
  await expect(balance).toContainText(await ledger.balance(account))
  expect(await ledger.breaches()).toEqual([])
})
