import type { Route } from '@playwright/test'
import { evaluateSpin, playRound } from '../src/math/evaluate.ts'
import type { Spin } from '../src/math/evaluate.ts'
import { reelLengths } from '../src/math/reels.ts'
import { SCATTER } from '../src/math/symbols.ts'
import { toDecimal, toMinor } from '../src/money.ts'
import type { RoundView } from '../src/rounds/round.ts'
import { worth } from '../src/stakes.ts'
import { close, expect, figure, result, spinButton, test } from './harness.ts'
import type { Harness } from './harness.ts'

const lone = (units: number) => (spin: Spin) => spin.units === units

function findStops(wanted: (spin: Spin) => boolean): number[] {
  for (let i = 0; i < 200_000; i++) {
    const stops = reelLengths.map((length, reel) => (i * [7, 11, 13, 17, 19][reel]! + Math.floor(i / length)) % length)
    if (wanted(evaluateSpin(stops, false))) return stops
  }
  throw new Error('no such stops')
}

/** Spins once; the page receives the outcome the test wants to see shown. */
async function staged(harness: Harness, paid: number[]) {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const [first, dry] = [paid, findStops(lone(0))]
  const draws = [first]
  const outcome = playRound(() => draws.shift() ?? dry)
  await page.route(/\/api\/rounds(\/[\w-]+\/finish)?$/, async (route: Route) => {
    const response = await route.fetch()
    const { round } = (await response.json()) as { round: RoundView }
    await route.fulfill({
      response,
      json: { round: { ...round, outcome, win: toDecimal(worth(outcome.units, toMinor(round.stake))) } },
    })
  })
  await spinButton(page).click()
  return { page, outcome }
}

test('a return not above the stake is shown plainly: no counting, no celebration', async ({ harness }) => {
  const { page } = await staged(harness, findStops(lone(10)))
  await page.getByText('৳ 1.00 of ৳ 1.00 returned').first().waitFor()
  expect(await page.locator('.strip.is-win, .plaque.is-open').count()).toBe(0)
  await expect(page.locator('.figure.is-win dd')).toHaveText('–')
  await close(page)
})

test('a win is counted up and announced once; a large one in large letters', async ({ harness }) => {
  const { page, outcome } = await staged(
    harness,
    findStops((spin) => spin.units >= 200 && spin.units < 1000 && !spin.wins.some((win) => win.sign === SCATTER)),
  )
  const amount = `৳ ${(outcome.units / 10).toFixed(2)}`
  await expect(result(page)).toHaveText(`Win ${amount}`)
  await page.locator('.plaque.is-open').getByText(amount).waitFor()
  await page.locator('.strip.is-win').getByText(amount).waitFor()
  await close(page)
})

test('free spins are announced, shown one by one, and pressing on through them has no effect', async ({ harness }) => {
  const { page, outcome } = await staged(
    harness,
    findStops((spin) => spin.wins.some((win) => win.sign === SCATTER)),
  )
  expect(outcome.spins).toHaveLength(9)
  await page.getByText('8 free spins').first().waitFor()
  const last = page.getByText(/Free spin 8 of 8/)
  await expect
    .poll(async () => (await page.keyboard.press(' '), last.count()), { timeout: 60_000, intervals: [80] })
    .toBe(1)
  await spinButton(page).waitFor()
  await close(page)
})

test('by keyboard alone: Space spins, arrows choose the stake, the book opens, tabs move, Escape closes and focus returns', async ({
  harness,
}) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => figure(page, 'Stake')).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => figure(page, 'Stake')).toBe(0.5)
  const before = harness.count('credit')
  await page.keyboard.press(' ')
  await expect.poll(() => harness.count('credit'), { timeout: 30_000 }).toBe(before + 1)
  await spinButton(page).waitFor()

  await page.keyboard.press('Tab')
  const info = page.getByRole('button', { name: 'Game information' })
  await expect(info).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Paytable', selected: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
  await page.getByText('96.12 %').last().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(info).toBeFocused()
  await close(page)
})

test('insufficient funds show a clear message and the next spin works', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const balanceBefore = harness.gateway.wallet.balance
  harness.gateway.wallet.balance = 20
  await spinButton(page).click()
  await page.getByText('Your balance is below this stake').first().waitFor()
  harness.gateway.wallet.balance = balanceBefore
  await harness.playOne(page)
  await close(page)
})

test('an unanswered stake: the player is shown that it is returned, and it is', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const before = harness.gateway.wallet.balance
  harness.gateway.setFault((method) => (method === 'debit' ? 'lost' : 'none'))
  await spinButton(page).click()
  await page
    .getByText(/was returned/)
    .first()
    .waitFor()
  harness.gateway.setFault(() => 'none')
  expect(harness.gateway.wallet.balance).toBe(before)
  expect(await figure(page, 'Balance')).toBe(before / 100)
  await close(page)
})

test('the vendor killed in mid-round: the page waits, and the round ends when it is back', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const before = harness.count('credit')
  await page.keyboard.press(' ')
  await expect.poll(() => harness.gateway.moves.at(-1)?.kind, { intervals: [10] }).toBe('debit')
  await harness.killVendor()
  await page.getByText('Connection lost').first().waitFor({ timeout: 30_000 })
  await harness.startVendor()
  // Killed before the outcome was kept, the stake is returned; after it, the round is paid.
  await expect
    .poll(
      () =>
        harness.count('credit') -
        before +
        harness.gateway.moves.slice(-1).filter((move) => move.kind === 'rollback').length,
      { timeout: 30_000 },
    )
    .toBe(1)
  await spinButton(page).waitFor()
  expect(await figure(page, 'Balance')).toBe(harness.gateway.wallet.balance / 100)
  await close(page)
})
