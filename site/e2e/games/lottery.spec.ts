import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { faults, looks } from '../support/axe.ts'
import { header, newName, signUp } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

// The lottery pages in the whole product, with issues drawn five times as fast as the timetable: every twelve seconds.
const test = wholeProduct({ LOTTERY_PACE: '5' })

/** An issue takes twelve seconds. */
const drawn = { timeout: 25_000 }

const card = (page: Page, name: string) => page.getByRole('article', { name })
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)

test('from the menu to a bet by keyboard: closed by the server’s clock, drawn, paid, and listed with the numbers the game showed', async ({
  page,
  ledger,
}) => {
  const account = newName()
  await page.setViewportSize({ width: 1680, height: 900 })
  await signUp(page, account)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu).toBeVisible()
  await header(page).getByRole('button', { name: 'Lottery: providers', exact: true }).click()
  await header(page)
    .getByRole('link', { name: /^Lotto House/ })
    .click()
  await expect(page).toHaveURL('/lottery')
  const padma = card(page, 'Padma Five')
  await expect(padma.getByRole('timer')).toBeVisible()
  await expect(menu).toBeHidden()
  await padma.getByRole('link', { name: 'Bet on Padma Five' }).focus()
  await page.keyboard.press('Enter')

  const table = page.frameLocator('iframe[title="Game: Padma Five"]')
  // A new issue, with enough time for the bet slip.
  const number = table.locator('.event-number')
  const before = await number.textContent()
  await expect(number).not.toHaveText(before ?? '', drawn)
  const issue = (await number.textContent())?.match(/\d+/)?.[0] ?? ''
  const had = cents(await ledger.balance(account))
  await table.getByRole('radio', { name: /^Last digit/ }).check({ force: true })
  for (const option of ['Odd', 'Even']) {
    await table.getByRole('button', { name: new RegExp(`^${option}`) }).focus()
    await page.keyboard.press('Enter')
  }
  await table.locator('.place').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => ledger.openRounds(account)).toBe(1)
  expect(cents(await ledger.balance(account))).toBe(had - 1000)
  await expect(table.getByText('Betting closed')).toBeVisible(drawn)
  await expect.poll(() => ledger.openRounds(account), drawn).toBe(0)
  // One of the two bets on halves wins: 9.65 of the 10.00 are paid back.
  expect(cents(await ledger.balance(account))).toBe(had - 35)
  await expect(header(page)).toContainText(await ledger.balance(account))
  const shown = (await table.locator('.bead').first().textContent()) ?? ''
  await expect(number).not.toHaveText(new RegExp(issue), drawn)

  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL('/lottery')
  await page.getByRole('link', { name: 'Results of Padma Five' }).click()
  const row = page.getByRole('row').filter({ hasText: new RegExp(`\\d{8}${issue.padStart(4, '0')}`) })
  await expect(row.getByRole('listitem')).toHaveText([...shown])
  await row.getByRole('button', { name: /^Proof of issue/ }).click()
  const proof = page.getByText(/^[0-9a-f]{64}$/)
  await expect(proof.first()).toBeVisible()
  const [promised, seed = ''] = await proof.allTextContents()
  expect(createHash('sha256').update(seed).digest('hex')).toBe(promised)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Lotteries' }).click()
  await page.getByText('Recent').click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(padma).toBeVisible()
  expect(await ledger.breaches()).toEqual([])
})

test.describe('on a phone, in Bengali', () => {
  test.use({ locale: 'bn-BD', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor logs in first; clocks use the server’s time, an hour off the device’s; offline they continue and show it', async ({
    page,
    product,
    context,
  }) => {
    await page.addInitScript(() => {
      const real = Date.now
      Date.now = () => real() + 3_600_000
    })
    await page.goto('/vnLottery')
    await expect(page).toHaveURL(/\/login\?redirect=%2FvnLottery$/)
    const { username, password } = product.account('member')
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[autocomplete="username"]').fill(username)
    await dialog.locator('input[type="password"]').fill(password)
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toBeHidden({ timeout: 30_000 })
    await expect(page).toHaveURL('/vnLottery')
    await expect(page.getByRole('article')).toHaveCount(3)
    const minute = card(page, 'হ্যানয় মিনিট')
    await expect(minute.getByRole('timer')).toHaveText(/^০:(০[০-৯]|১[০-২])$/)
    await expect(minute.getByRole('listitem')).toHaveCount(5)
    expect(await faults(page, looks, 'main')).toEqual([])
    await context.setOffline(true)
    await expect(page.locator('[data-part="offline"]').getByText('সংযোগ নেই।')).toBeVisible(drawn)
    await expect(minute.getByText('ড্র হচ্ছে…')).toBeVisible(drawn)
    await context.setOffline(false)
    await expect(minute.getByRole('timer')).toBeVisible()
    await expect(page.locator('[data-part="offline"]').getByText('সংযোগ নেই।')).toBeHidden()
    await page.goto('/vnLottery?gameCode=PADMA5D')
    await page.getByRole('link', { name: 'লটারির তালিকায় ফিরুন' }).click()
    await expect(page).toHaveURL('/vnLottery')
    await page.goto('/vnLottery?view=results&of=VN_FAST')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await faults(page, looks, 'main')).toEqual([])
  })
})
