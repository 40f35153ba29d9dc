import { expect, type Page } from '@playwright/test'
import { startLine, type BadLine } from '../support/bad-line.ts'
import type { Ledger } from '../support/servers/ledger.ts'
import { gameOf, header, newName, signUp, spin } from '../support/player.ts'
import { startProduct } from '../support/servers/product.ts'
import { wholeProduct } from '../support/whole.ts'

// A round during which connections, servers and pages fail: it ends once, its money moves once, and the bar of the game
// page shows the right result.
const test = wholeProduct().extend<object, { line: BadLine }>({
  line: [
    async ({}, use) => {
      const line = await startLine()
      await use(line)
      await line.close()
    },
    { scope: 'worker' },
  ],
  // The same product, whose vendor reaches the gateway through a proxy that can fail.
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
// With animations a round takes a while, so that failures happen in the middle of it.
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

/** The vendor has notified its page that the stake is posted: the round is open from here on. */
const stakeTaken = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/rounds') && response.request().method() === 'POST')

/** The net result in the bar, formatted like amounts in the header. */
const net = (page: Page) => page.getByRole('main').locator('dl > div', { hasText: 'Net result' }).locator('dd')
const written = (minor: number) =>
  `${minor < 0 ? '−' : minor > 0 ? '+' : ''}৳ ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Math.abs(minor) / 100)}`

/** Header, bar and ledger agree, and the ledger is consistent. */
async function allAgree(page: Page, ledger: Ledger, account: string): Promise<void> {
  await expect.poll(() => ledger.openRounds(account), { timeout: 20_000 }).toBe(0)
  await expect(header(page)).toContainText(await ledger.balance(account), { timeout: 20_000 })
  await expect(net(page)).toHaveText(written((await ledger.played(account)).net), { timeout: 20_000 })
  expect(await ledger.breaches()).toEqual([])
}

test('gateway and vendor crash during a round: the page stays, the round ends once, its money moves once', async ({
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

test('the vendor crashes during a round and the page is reloaded: it shows that the round continues, and it does', async ({
  page,
  product,
  ledger,
}) => {
  const account = await openGame(page)
  const taken = stakeTaken(page)
  await spin(await gameOf(page, name))
  await taken
  await product.killVendor()
  // The gateway still has the open round; the vendor is down, and the page opens with that message.
  await page.reload()
  await expect(page.getByText('your open round continues')).toBeVisible()
  await product.startVendor()
  await page.reload()
  await gameOf(page, name)
  await allAgree(page, ledger, account)
  expect(await ledger.played(account)).toMatchObject({ bet: 1, win: 1, rollback: 0 })
  // The question to customer service is about this round.
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const report = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(report.getByRole('definition').last()).toHaveText(/^[0-9a-f-]{36}$/)
  await report.getByLabel('Your question').fill('It stood still for a while')
  await report.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('dialog', { name: 'Question sent' })).toContainText(/Q\d{6}/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every call arrives twice and again later, a rollback arrives before its bet: no stake is taken and no win is paid twice', async ({
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
    await expect(game.getByRole('status')).toHaveText('Your stake of ৳ 1.00 was returned', { timeout: 20_000 })
    line.set('none')
    expect(line.seen).toMatchObject({ overtakings: 1, contradictions: [] })
    expect(line.seen.repeats).toBeGreaterThanOrEqual(7)
    expect(await ledger.balance(account)).toBe(had)
    await (await spin(game)).over()
    await allAgree(page, ledger, account)
    expect(await ledger.played(account)).toMatchObject({ bet: 3, win: 3, rollback: 0 })
  })
})
