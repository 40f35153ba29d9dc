import { expect, type Page } from '@playwright/test'
import { startLine, type BadLine } from '../support/bad-line.ts'
import type { Ledger } from '../support/ledger.ts'
import { gameOf, header, newName, signUp, spin } from '../support/player.ts'
import { startProduct } from '../support/product.ts'
import { wholeProduct } from '../support/whole.ts'

// A round while everything around it breaks, with its page open: it ends once, its money moves once, and the bar of the
// game says so.
const test = wholeProduct().extend<object, { line: BadLine }>({
  line: [
    async ({}, use) => {
      const line = await startLine()
      await use(line)
      await line.close()
    },
    { scope: 'worker' },
  ],
  // The same product, whose vendor reaches its house over the line.
  product: [
    async ({ line }, use) => {
      const product = await startProduct({ GATEWAY_URL: line.url })
      line.to(product.url)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
// A round takes its time: what breaks, breaks in the middle of it.
test.use({ reducedMotion: 'no-preference' })

const at = '/seamless?vassalage=JL&gameType=RNG&nodeId=10001&back=%2Frng'
const name = 'Padma Gold'

/** A new player with the game open. */
async function openGame(page: Page): Promise<string> {
  const account = newName()
  await signUp(page, account)
  await page.goto(at)
  await gameOf(page, name)
  return account
}

/** The vendor has told its page that the stake is booked: what happens now happens in mid-round. */
const stakeTaken = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/rounds') && response.request().method() === 'POST')

/** What the bar says was won or lost, as the header writes amounts. */
const net = (page: Page) => page.getByRole('main').locator('dl > div', { hasText: 'Won or lost' }).locator('dd')
const written = (minor: number) =>
  `${minor < 0 ? '−' : minor > 0 ? '+' : ''}৳ ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(minor) / 100)}`

/** Header, bar and books say the same, and the books are whole. */
async function allAgree(page: Page, ledger: Ledger, account: string): Promise<void> {
  await expect.poll(() => ledger.openRounds(account), { timeout: 20_000 }).toBe(0)
  await expect(header(page)).toContainText(await ledger.balance(account), { timeout: 20_000 })
  await expect(net(page)).toHaveText(written((await ledger.played(account)).net), { timeout: 20_000 })
  expect(await ledger.breaches()).toEqual([])
}

test('gateway and vendor die in mid-round: the page stays, the round ends once, its money moves once', async ({
  page,
  product,
  ledger,
}) => {
  const account = await openGame(page)
  const game = await gameOf(page, name)
  const taken = stakeTaken(page)
  const round = await spin(game)
  await taken
  await Promise.all([product.killGateway(), product.killVendor()])
  expect(await ledger.openRounds(account)).toBe(1)
  await product.startGateway()
  await product.startVendor()
  await round.over()
  await allAgree(page, ledger, account)
  expect(await ledger.played(account)).toMatchObject({ bet: 1, win: 1, rollback: 0 })
})

test('the vendor dies in mid-round and the page is loaded anew: it says that the round goes on, and it does', async ({
  page,
  product,
  ledger,
}) => {
  const account = await openGame(page)
  const taken = stakeTaken(page)
  await spin(await gameOf(page, name))
  await taken
  await product.killVendor()
  // The operator still has the round; its vendor is away, and the page opens on that.
  await page.reload()
  await expect(page.getByText('your open round goes on')).toBeVisible()
  await product.startVendor()
  await page.reload()
  await gameOf(page, name)
  await allAgree(page, ledger, account)
  expect(await ledger.played(account)).toMatchObject({ bet: 1, win: 1, rollback: 0 })
  // A problem is told with this very round.
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const report = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(report.getByRole('definition').last()).toHaveText(/^[0-9a-f-]{36}$/)
  await report.getByLabel(/^Your words/).fill('It stood still for a while')
  await report.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' }).locator('output')).toHaveText(/^F\d{6}$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every call comes twice and again later, a stake is overtaken by its return: nothing is taken twice, nothing paid twice', async ({
    page,
    line,
    ledger,
  }) => {
    const account = await openGame(page)
    const game = await gameOf(page, name)
    line.set('twice')
    for (const played of [1, 2]) {
      await (await spin(game)).over()
      await allAgree(page, ledger, account)
      expect(await ledger.played(account)).toMatchObject({ bet: played, win: played, rollback: 0 })
    }
    line.set('overtaken')
    const had = await ledger.balance(account)
    await spin(game)
    await expect(game.getByRole('status')).toHaveText('Your stake of ৳ 1.00 has been returned', { timeout: 20_000 })
    line.set('none')
    expect(line.seen).toMatchObject({ overtakings: 1, contradictions: [] })
    expect(line.seen.repeats).toBeGreaterThanOrEqual(7)
    expect(await ledger.balance(account)).toBe(had)
    await (await spin(game)).over()
    await allAgree(page, ledger, account)
    expect(await ledger.played(account)).toMatchObject({ bet: 3, win: 3, rollback: 0 })
  })
})
