import { expect, type Locator, type Page } from '@playwright/test'
import { newName, signUp } from '../support/player.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'
import { pin } from '../support/withdrawals.ts'

// On a phone, step by step: what comes next is in sight, and focus is on it or where the person was.
const test = wholeProduct()
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const atTop = (page: Page) =>
  expect.poll(() => page.evaluate(() => Math.round(scrollY)), { message: page.url() }).toBe(0)
const sheet = (page: Page) => page.getByRole('dialog')
const focused = (within: Locator) =>
  expect(within.locator(':focus').or(within.and(within.page().locator(':focus')))).toBeVisible()

async function keyIn(page: Page, label: string, keys: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: label }).tap()
  await focused(sheet(page))
  for (const key of keys) await sheet(page).getByRole('button', { name: key, exact: true }).tap()
}

test('each step of a deposit and of a withdrawal begins where the person looks', async ({ page, product }) => {
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
  await turn(product.dataDir, 'turnover', { depositMultiple: 0 })
  await signUp(page, newName())
  await page.goto('/member?page=depositv2')

  await keyIn(page, 'How much would you like to deposit?', ['5', '00'])
  await sheet(page)
    .getByRole('button', { name: /^Deposit .*500/ })
    .tap()
  await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await atTop(page)

  await page.getByRole('button', { name: 'I have paid' }).tap()
  const result = page.locator('[data-part="result"]')
  await expect(result).toContainText('is in your wallet')
  await expect(result).toBeFocused()
  await expect(result).toBeInViewport({ ratio: 1 })

  await page.getByRole('link', { name: 'New deposit' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await focused(page.getByRole('main'))
  await atTop(page)

  await page.goto('/member?page=withdraw')
  const setPassword = page.getByRole('button', { name: 'Set fund password' })
  await setPassword.tap()
  await focused(sheet(page))
  await page.keyboard.press('Escape')
  await expect(setPassword).toBeFocused()
  await setPassword.tap()
  await sheet(page).getByLabel('Your login password').fill('Padma2026')
  await sheet(page).getByLabel('New fund password').fill(pin)
  await sheet(page).getByLabel('Repeat fund password').fill(pin)
  await sheet(page).getByRole('button', { name: 'Set fund password' }).tap()
  await expect(sheet(page)).toBeHidden()
  await focused(page.getByRole('main'))

  const add = page.getByRole('button', { name: 'Add account' })
  await add.tap()
  await focused(sheet(page))
  const fields = { realName: 'Rina Akter', bankName: 'Padma Bank', branch: 'Dhaka', accountNumber: '70203041' }
  for (const [field, text] of Object.entries({ ...fields, fundPassword: pin }))
    await sheet(page).locator(`input[name="${field}"]`).fill(text)
  await sheet(page).getByRole('button', { name: 'Save' }).tap()
  await expect(sheet(page)).toBeHidden()
  await focused(page.getByRole('main'))

  await keyIn(page, 'How much would you like to withdraw?', ['3', '0', '00'])
  await sheet(page).getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('button', { name: 'Open the keypad' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'How much would you like to withdraw?' })).toBeInViewport()

  await page.getByLabel('Fund password').and(page.locator('input')).fill(pin)
  await page.getByRole('button', { name: /^Withdraw .*3,000/ }).tap()
  const order = page.getByRole('article').first()
  await expect(order).toBeInViewport()
  await focused(order)
})
