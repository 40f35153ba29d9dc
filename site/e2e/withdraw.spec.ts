import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from './support/axe.ts'
import { cashier } from './support/cashier.ts'
import { header, join, newName } from './support/player.ts'
import { turn } from './support/settings.ts'
import { wager } from './support/wager.ts'
import { wholeProduct } from './support/whole.ts'

const key = 'a key of the withdrawals in a browser'
const test = wholeProduct({ VENDOR_KEY: key })
test.describe.configure({ timeout: 120_000 })

const here = '/member?page=withdraw'
const pin = '280416'
const png = { name: 'statement.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') }
const card = (page: Page) => page.getByRole('article')
const orderOf = async (page: Page) => ((await card(page).first().getAttribute('id')) ?? '').replace('order-', '')

test('withdraw: fund password, account, what play is still asked, the request, its way, the receipt', async ({ page, product, ledger }) => {
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
  // Nobody wins while what is staked is counted.
  await turn(product.dataDir, 'jackpot', { mode: 'off' })
  const name = newName()
  await page.goto('/')
  await join(page, name)
  await expect(header(page)).toContainText('10,000.00')
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await page.getByRole('button', { name: /^Deposit .*৳/ }).click()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(header(page)).toContainText('11,000.00')

  await page.goto(here)
  await page.getByRole('button', { name: 'Set fund password' }).click()
  const fund = page.getByRole('dialog', { name: 'Set a fund password' })
  await fund.getByLabel('Your login password').fill('Padma2026')
  await fund.getByLabel('New fund password').fill('123456')
  await fund.getByLabel('The same once more').fill('123456')
  await fund.getByRole('button', { name: 'Set fund password' }).click()
  await expect(fund.getByText('This one is guessed first')).toBeVisible()
  await fund.getByLabel('New fund password').fill(pin)
  await fund.getByLabel('The same once more').fill(pin)
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(fund).toBeHidden()

  await page.getByRole('button', { name: 'Add an account' }).click()
  const bind = page.getByRole('dialog', { name: 'Add an account' })
  const into = async (dialog: typeof bind, fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await dialog.locator(`input[name="${name}"]`).fill(text)
  }
  await into(bind, { realName: 'Rina Akter', bankName: 'Padma Bank', branch: 'Dhaka', accountNumber: '10203040', fundPassword: '900000' })
  await bind.getByRole('button', { name: 'Save account' }).click()
  await expect(bind.getByText('Tries left: 4')).toBeVisible()
  await into(bind, { fundPassword: pin })
  await bind.getByRole('button', { name: 'Save account' }).click()
  await expect(page.getByRole('radio', { name: /Padma Bank •••• 3040/ })).toBeChecked()

  const standing = page.getByRole('region', { name: 'What you can withdraw' })
  await expect(standing.locator('[data-part="withdrawable"]')).toContainText('0.00')
  await expect(standing.locator('[data-part="locked"]')).toContainText('11,000.00')
  await expect(standing).toContainText('1,000.00')
  await expect(page.getByText('Some play is still asked for first')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled()
  await wager(product, key, name, ...Array.from({ length: 10 }, () => '100.00'))
  await expect(standing.locator('[data-part="withdrawable"]')).toContainText('11,000.00')
  expect(await faults(page, halfOfThem, 'main')).toEqual([])

  const form = page.getByRole('form', { name: 'Withdrawal' })
  await form.getByRole('textbox', { name: 'Amount' }).fill('12000')
  await form.getByLabel('Fund password').and(form.locator('input')).fill(pin)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Amount' }).fill('3000')
  await form.getByRole('button', { name: /^Withdraw .*৳/ }).evaluate((element: HTMLButtonElement) => {
    for (let n = 0; n < 10; n++) setTimeout(() => element.click(), n * 10)
  })
  await expect(header(page)).toContainText('8,000.00')
  await expect(card(page)).toHaveCount(1)
  await expect(card(page)).toContainText('Somebody looks at larger amounts')
  await page.reload()
  await expect(card(page)).toHaveCount(1)
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('')

  const orderNo = await orderOf(page)
  expect(await cashier(product.dataDir, 'approve', orderNo)).toContain('APPROVED')
  await expect(card(page).getByRole('button', { name: 'Received', exact: true })).toBeVisible()
  await expect(card(page).getByRole('timer')).toContainText(/(29|30):\d\d/)
  await card(page).getByRole('button', { name: 'Every step' }).click()
  for (const step of ['Requested', 'Being checked', 'Approved', 'Being paid', 'Sent', 'Waiting for your word']) await expect(card(page).getByRole('listitem').filter({ hasText: step }).last()).toBeVisible()
  expect(await faults(page, halfOfThem, 'main')).toEqual([])
  await card(page).getByRole('button', { name: 'Received', exact: true }).click()
  await expect(card(page).locator('[data-component="status-chip"]')).toHaveText('Received')
  await expect(page.getByRole('region', { name: 'Has your money arrived?' })).toBeHidden()
  await expect(header(page)).toContainText('8,000.00')
  expect(await ledger.breaches()).toEqual([])
})

test.describe('on a phone in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' })

  test('a lost answer is asked for, offline nothing is sent, the popup asks for the receipt, a disputed one is sent again', async ({ page, context, product }) => {
    await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
    await page.goto('/')
    await join(page, newName())
    await expect(header(page)).toContainText('10,000.00')
    await context.addCookies([{ name: 'lang', value: 'bn', url: product.url }])
    await page.goto(here)
    await page.getByRole('button', { name: 'ফান্ড পাসওয়ার্ড ঠিক করুন' }).click()
    const fund = page.getByRole('dialog')
    await fund.getByLabel('আপনার লগইন পাসওয়ার্ড').fill('Padma2026')
    await fund.getByLabel('নতুন ফান্ড পাসওয়ার্ড').fill(pin)
    await fund.getByLabel('একই পাসওয়ার্ড আবার').fill(pin)
    await fund.locator('button[type=submit]').click()
    await expect(fund).toBeHidden()
    await page.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' }).click()
    await page.getByText('মোবাইল ওয়ালেট', { exact: true }).click()
    const bind = page.getByRole('dialog')
    for (const [name, text] of [['realName', 'রীনা আক্তার'], ['walletName', 'ঢেউ'], ['walletNumber', '01712345678'], ['fundPassword', pin]] as const) await bind.locator(`input[name="${name}"]`).fill(text)
    await bind.locator('button[type=submit]').click()
    await expect(page.getByRole('radio', { name: /•••• 5678/ })).toBeChecked()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])

    const form = page.getByRole('form')
    const press = async () => {
      await form.getByLabel('ফান্ড পাসওয়ার্ড').and(form.locator('input')).fill(pin)
      await form.locator('button[type=submit]').click()
    }
    await form.getByRole('textbox', { name: 'পরিমাণ' }).fill('1000')
    await context.setOffline(true)
    await press()
    await expect(page.getByText('এখনো জানি না')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('আপনার অনুরোধ পৌঁছায়নি')).toBeVisible()
    // The client itself may knock again, always with the one key.
    const keys = new Set<string | undefined>()
    await page.route('**/MCSFE_submitWithdraw', async (route) => {
      keys.add(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press()
    await expect(card(page)).toHaveCount(1)
    expect(keys.size).toBe(1)
    await expect(header(page)).toContainText('9,000.00')
    const orderNo = await orderOf(page)

    await page.goto('/')
    const asks = page.getByRole('dialog', { name: 'টাকা কি পেয়েছেন?' })
    await expect(asks).toContainText('990.00')
    await expect(asks.getByRole('timer')).toHaveText(/^পেয়েছেন বলে ধরা হবে, বাকি [০-৯]{1,2}:[০-৯]{2}$/)
    expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
    await asks.getByRole('button', { name: 'পাইনি' }).click()
    await asks.getByText('কোনো টাকা আসেনি').click()
    await asks.locator('input[type=file]').setInputFiles(png)
    await asks.locator('button[type=submit]').click()
    await expect(asks).toContainText('ঘড়ি থেমে আছে')
    await cashier(product.dataDir, 'resend', orderNo, '1', 'The payer sends it again')
    await expect(asks).toContainText('আবার পাঠানো হয়েছে')
    await asks.getByRole('button', { name: 'পেয়েছি', exact: true }).click()
    await expect(asks).toContainText('আর কিছু বাকি নেই')
    expect(await cashier(product.dataDir, 'list')).not.toContain(orderNo)
  })
})
