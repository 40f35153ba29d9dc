import type { Page } from '@playwright/test'
import { close, expect, result, test } from './harness.ts'
import type { Harness } from './harness.ts'

const cockfight = { gameCode: 'red-comb', gameName: 'Red Comb', gameType: 'COCKFIGHT', nodeId: 90_002 }
const place = (page: Page) => page.locator('.place')

async function openTable(harness: Harness) {
  const opened = await harness.open(harness.launchUrl('en', cockfight))
  await opened.page.locator('main[data-tone="open"]').waitFor({ timeout: 30_000 })
  return opened
}

test('a wallet that does not answer is told as such, and so is the stake that came back', async ({ harness }) => {
  const { page, complaints } = await openTable(harness)
  harness.gateway.setFault((method) => (method === 'debit' ? 'dropped' : 'none'))
  await page.getByRole('button', { name: /^Meron/ }).click()
  await place(page).click()
  // The fight goes on meanwhile; nothing of its result is known yet.
  await expect(result(page)).toHaveText(/Your stake of ৳.5.00 was returned/)
  harness.gateway.setFault(() => 'none')
  expect(complaints).toEqual([])
  await close(page)
})

test('bets whose answer comes after a lost connection and too late are told as not placed', async ({ harness }) => {
  const { page } = await openTable(harness)
  await page.route('**/api/slips', (route) => route.abort())
  await page.getByRole('button', { name: /^Meron/ }).click()
  const number = await page.locator('.event-number').innerText()
  await place(page).click()
  await expect(result(page)).toHaveText(/Connection lost/)
  // The next fight is open when the connection works again.
  await expect(page.locator('.event-number')).not.toHaveText(number, { timeout: 30_000 })
  await page.unroute('**/api/slips')
  await expect(result(page)).toHaveText(/Unplaced chips are returned/)
  await close(page)
})

test('a table that lost its connection says so, and that it has it again', async ({ harness }) => {
  const { page } = await openTable(harness)
  await page.route('**/api/table', (route) => route.abort())
  await expect(result(page)).toHaveText(/Connection lost/)
  await page.unroute('**/api/table')
  await expect(result(page)).toHaveText(/Choose a chip/)
  await close(page)
})

test('a table goes by the time of the server when the clock of the device is moved', async ({ harness }) => {
  const { page } = await openTable(harness)
  const clock = page.locator('.clock')
  for (const hours of [-1, 1]) {
    await page.evaluate((ms) => {
      const real = Date.now.bind(Date)
      Date.now = () => real() + ms
    }, hours * 3_600_000)
    await page.waitForTimeout(300)
    await expect(clock).toHaveText(/^0:\d\d$/, { timeout: 4000 })
    await page.locator('main[data-tone="open"]').waitFor({ timeout: 15_000 })
  }
  await close(page)
})

test('the end of a bet that was placed in another tab is told here too', async ({ harness }) => {
  const { page: here } = await openTable(harness)
  const { page: there } = await openTable(harness)
  await there.locator('main[data-tone="open"]').waitFor({ timeout: 30_000 })
  await there.getByRole('button', { name: /^Meron/ }).click()
  await place(there).click()
  await expect(result(there)).toHaveText(/placed/)
  await expect(result(here)).toHaveText(/No win|Win ৳|returned/, { timeout: 40_000 })
  await close(there)
  await close(here)
})

test('chips on one match stay while another is looked at', async ({ harness }) => {
  const football = { gameCode: 'football-cup', gameName: 'Football', gameType: 'SPORTS', nodeId: 90_003 }
  const { page } = await harness.open(harness.launchUrl('en', football))
  // The one that closes last.
  const lanes = page.locator('.lane')
  await lanes.last().click()
  await page.locator('.option').first().click()
  await expect(place(page)).toHaveText(/Bet ৳.5.00/)
  await lanes.nth(1).click()
  await expect(place(page)).toHaveText('Choose a bet')
  await lanes.last().click()
  await expect(place(page)).toHaveText(/Bet ৳.5.00/)
  await place(page).click()
  await expect(result(page)).toHaveText(/placed/)
  await lanes.nth(1).click()
  await lanes.last().click()
  await expect(place(page)).toHaveText('Choose a bet')
  await close(page)
})

test('the operator’s limit of a slip is printed, and no slip above it is sent', async ({ harness }) => {
  const config = { minBet: '2.00', maxBet: '15.00', stepBet: '1.00', minCycleMs: 0 }
  const { page } = await harness.open(harness.launchUrl('en', { ...cockfight, config }))
  await page.locator('main[data-tone="open"]').waitFor({ timeout: 30_000 })
  const debits = harness.count('debit')
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  for (const name of [/^Meron/, /^Wala/]) await page.getByRole('button', { name }).click()
  await place(page).click()
  await expect(result(page)).toHaveText(/Maximum for this bet: ৳.15.00/)
  expect(harness.count('debit')).toBe(debits)
  await page.getByRole('button', { name: 'Game information' }).click()
  await page.getByText(/৳.2.00 to ৳.15.00 on one option/).waitFor()
  await close(page)
})
