import { expect } from '@playwright/test'
import { header, newName, signUp } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

// Odds boards and draws of the demo vendor in the whole product, with events four times as fast as the timetable.
const test = wholeProduct({ EVENT_PACE: '4' })

const tables = [
  { name: 'Grand Roulette', at: '/seamless?vassalage=EG2&gameType=LIVE&nodeId=20001', bet: ['Red', 'Black'] },
  { name: 'Northern Draw', at: '/seamless?vassalage=BGS&gameType=LOTT&nodeId=70001', bet: ['Odd', 'Even'] },
]

test('a bet on each: accepted at once, settled on time without an open page, with a consistent ledger', async ({
  page,
  ledger,
}) => {
  test.setTimeout(120_000)
  const account = newName()
  await signUp(page, account)
  for (const { name, at, bet } of tables) {
    await page.goto(at)
    const table = page.frameLocator(`iframe[title="Game: ${name}"]`)
    // More than five seconds are left to bet.
    await table.locator('main[data-tone="open"]').waitFor({ timeout: 30_000 })
    if (bet[0] === 'Odd') await table.getByRole('radio', { name: /^Last digit/ }).check({ force: true })
    for (const option of bet) await table.getByRole('button', { name: new RegExp(`^${option}`) }).click()
    const had = await ledger.balance(account)
    await table.locator('.place').click()
    await expect.poll(() => ledger.openRounds(account)).toBe(1)
    const staked = await ledger.balance(account)
    expect(Number(staked.replaceAll(',', ''))).toBe(Number(had.replaceAll(',', '')) - 10)
    await expect(header(page)).toContainText(staked)
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect.poll(() => ledger.openRounds(account), { timeout: 30_000 }).toBe(0)
    await expect(header(page)).toContainText(await ledger.balance(account))
  }
  // One per cent of the stake was added to the jackpot pool of the ledger, which home shows.
  await page.goto('/')
  const ticker = page.locator('[data-component="jackpot-ticker"]')
  await expect(ticker).toHaveAttribute('data-state', 'real')
  await expect(ticker).toContainText('10,000.20')
  expect(await ledger.breaches()).toEqual([])
})
