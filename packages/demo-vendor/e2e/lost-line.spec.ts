import { close, expect, result, spinButton, test } from './harness.ts'

test('reels whose secret is missing while the connection is lost wait for it, and play on', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const credits = harness.count('credit')
  await page.route('**/api/rounds', (route) => route.fulfill({ status: 409, json: { error: 'seed_needed' } }), {
    times: 1,
  })
  await page.route('**/api/seeds', (route) => route.abort())
  await spinButton(page).click()
  await expect(result(page)).toHaveText(/Connection lost/)
  await page.unroute('**/api/seeds')
  await expect.poll(() => harness.count('credit'), { timeout: 30_000 }).toBe(credits + 1)
  await close(page)
})

test('reels end with words when the session turns out to be over after another error', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  await page.route('**/api/rounds', (route) => route.fulfill({ status: 409, json: { error: 'round_open' } }))
  await page.route('**/api/session', (route) => route.fulfill({ status: 401, json: { error: 'session_expired' } }))
  await spinButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your game session has ended')
  await close(page)
})

test('reels reloaded before the wallet has answered wait for it, and show what was drawn', async ({ harness }) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  const credits = harness.count('credit')
  await page.route('**/finish', (route) => route.abort())
  await spinButton(page).click()
  await expect(result(page)).toHaveText(/Connection lost/, { timeout: 30_000 })
  await page.unroute('**/finish')
  // What the page is told in the moment before.
  await page.route(
    '**/api/session',
    async (route) => {
      const response = await route.fetch()
      const { state } = (await response.json()) as { state: { active: object } }
      const active = { ...state.active, state: 'PENDING', outcome: null, win: null }
      await route.fulfill({ response, json: { state: { ...state, active } } })
    },
    { times: 2 },
  )
  await page.reload()
  await expect(result(page)).toHaveText(/Waiting for the wallet/)
  await expect.poll(() => harness.count('credit'), { timeout: 30_000 }).toBe(credits + 1)
  await close(page)
})

test('a game that cannot be opened yet says that the connection is lost', async ({ harness }) => {
  const { page } = await harness.open('about:blank')
  await page.route('**/api/session', (route) => route.abort())
  await page.goto(harness.launchUrl())
  await expect(result(page)).toHaveText(/Connection lost/)
  await page.unroute('**/api/session')
  await spinButton(page).waitFor()
  await close(page)
})

test('a game whose limits leave no stake is closed', async ({ harness }) => {
  const config = { minBet: '0.01', maxBet: '0.09', stepBet: '0.01', minCycleMs: 0 }
  const { page } = await harness.open(harness.launchUrl('en', { config }))
  await expect(page.getByRole('alert')).toContainText('This game is closed right now')
  await close(page)
})
