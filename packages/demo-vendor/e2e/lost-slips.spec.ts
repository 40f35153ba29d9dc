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
