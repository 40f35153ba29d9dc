import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { operate } from '../support/servers/operate.ts'
import { loseAnswers, pressInBoth, secondTab, tenPresses } from '../support/once.ts'
import { header, newName, signUp } from '../support/player.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

const here = '/member?page=depositv2'
const channel = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const result = (page: Page) => page.locator('[data-part="result"]')
const orderOf = (page: Page) => new URL(page.url()).searchParams.get('order') ?? ''

async function arrive(page: Page): Promise<string> {
  const account = newName()
  await signUp(page, account)
  await page.goto(here)
  await expect(header(page)).toContainText('10,000.00')
  return account
}
async function order(page: Page, name: string, amount: string, fields: Record<string, string> = {}): Promise<void> {
  if (!(await channel(page, name).isVisible())) await page.getByRole('button', { name: /more methods?$/ }).click()
  await channel(page, name).check()
  await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill(amount)
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}
/** Unfolds the bonuses: none is chosen before. */
const openBonuses = (page: Page, name = 'No bonus') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
const press = (page: Page) => page.getByRole('button', { name: /^Deposit .*৳/ }).click()
const png = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'an instant deposit: ten clicks are one order, and the stream updates the balance',
  { tag: '@smoke' },
  async ({ page, context, product, ledger }) => {
    await arrive(page)
    await order(page, 'Instant wallet', '1000')
    await openBonuses(page)
    await expect(page.getByRole('radio', { name: 'No bonus' })).toBeChecked()
    await expect(page.getByRole('radio', { name: /First-deposit bonus/ })).toBeEnabled()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await tenPresses(page.getByRole('button', { name: /^Deposit .*৳/ }))
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
    const orderNo = orderOf(page)
    await page.reload()
    await expect(page.getByText(orderNo.slice(-8), { exact: true })).toBeVisible()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])

    const other = await secondTab(page, context, here)
    await expect(other.getByRole('region', { name: 'Recent deposits' }).getByRole('listitem')).toHaveCount(1)

    await page.getByLabel('Payment reference').fill('TRX 7781')
    await page.getByRole('button', { name: 'I have paid' }).click()
    await expect(result(page)).toContainText(/1,000\.00\S* is in your wallet/)
    for (const tab of [page, other]) await expect(header(tab)).toContainText('11,000.00')
    await expect(
      other.getByRole('region', { name: 'Recent deposits' }).getByRole('listitem').filter({ hasText: 'Success' }),
    ).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'How much would you like to deposit?' })).toHaveValue('')
    expect(await operate(product.dataDir, 'deposits', 'list')).not.toContain(orderNo)
    expect(await ledger.breaches()).toEqual([])
  },
)

test('a lost response leaves one order, offline none; the operator credits the chosen bonus, which is forfeited once', async ({
  page,
  context,
  product,
  ledger,
}) => {
  const account = await arrive(page)
  await order(page, 'Bank transfer', '2000', { 'Payer’s name': 'Rina Akter' })
  await openBonuses(page)
  await page.getByRole('radio', { name: /First-deposit bonus/ }).check()
  await expect(page.getByText(/৳.1,000.00.? bonus. Wager .?৳.20,000.00/).first()).toBeVisible()

  await context.setOffline(true)
  await press(page)
  await expect(page.getByText('No answer yet')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your order was not sent')).toBeVisible()
  const keys = await loseAnswers(page, 'MCSFE_submitDeposit')
  await press(page)
  await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
  expect(keys.size).toBe(1)
  await page.unroute('**/MCSFE_submitDeposit')

  await page.getByLabel('Screenshot or receipt').setInputFiles(png)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(result(page)).toContainText('Looking for your payment')
  await expect(page.getByText('1 picture received')).toBeVisible()
  expect(await operate(product.dataDir, 'deposits', 'approve', { orderNo: orderOf(page) })).toContain(
    'credited 2000.00 BDT',
  )
  await expect(result(page)).toContainText(/2,000\.00\S* is in your wallet/)
  await expect(header(page)).toContainText('13,000.00')
  await page.getByRole('link', { name: 'New deposit' }).click()
  await expect(page.getByRole('region', { name: 'Recent deposits' }).getByRole('listitem')).toHaveCount(1)

  await page.goto('/member?page=withdraw')
  const tabs = [page, await secondTab(page, context, '/member?page=withdraw')] as const
  for (const tab of tabs) await tab.getByRole('button', { name: 'Give up the bonus' }).click()
  const sure = (tab: Page) => tab.getByRole('alertdialog').getByRole('button', { name: 'Give up the bonus' })
  const pressed = await pressInBoth('MCSFE_forfeitBonus', tabs, sure)
  for (const tab of tabs) {
    await expect(header(tab)).toContainText('12,000.00')
    await expect(sure(tab)).toHaveCount(0)
    await expect(tab.locator('[data-requirement]')).toHaveCount(1)
  }
  expect(pressed.map(({ size }) => size)).toEqual([1, 1])
  expect(await ledger.movements(account, 'bonus_forfeit')).toBe(1)
  expect(await ledger.breaches()).toEqual([])
})

test('a declined payment is explained, and an unpaid order is cancelled', async ({ page }) => {
  await arrive(page)
  await order(page, 'Card (always declined)', '333.33')
  await expect(page.getByText('৳\u202f338.33')).toBeVisible()
  await press(page)
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(result(page)).toContainText('Deposit failed')
  await expect(page.getByText('The payment was declined and nothing was charged')).toBeVisible()
  await page.getByRole('link', { name: 'New deposit' }).click()
  await order(page, 'QR payment', '100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
  // On a phone the pressed control is far below the content that it opens.
  await page.setViewportSize({ width: 390, height: 700 })
  const orderNo = page.getByText(orderOf(page), { exact: true })
  expect(await orderNo.evaluate((number) => number.getClientRects().length), 'lines of the number').toBe(1)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(result(page)).toContainText('Order cancelled')
  await expect(result(page)).toBeInViewport({ ratio: 1 })
  await expect(result(page)).toBeFocused()
  await expect(header(page)).toContainText('10,000.00')
})

test.describe('under a profile that asks for a limit', () => {
  test.beforeEach(({ product }) => turn(product.dataDir, 'rg', { profile: 'UKGC' }))
  test.afterEach(({ product }) => turn(product.dataDir, 'rg', {}))

  test('the limit that is set before a first deposit holds for it, and nothing is asked again', async ({ page }) => {
    await arrive(page)
    const question = page.getByRole('radiogroup', { name: 'Set a deposit limit?' })
    await order(page, 'Instant wallet', '500.01')
    await press(page)
    await expect(question).toContainText('Choose one')
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await question.getByRole('radio', { name: 'Set a limit' }).check()
    await page.getByRole('radio', { name: 'Per week' }).check()
    await page.getByRole('textbox', { name: 'Limit' }).fill('500')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^At most .*, your limit above$/)).toBeVisible()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill('500')
    await tenPresses(page.getByRole('button', { name: /^Deposit .*৳/ }))
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
    await page.goto('/member?page=limits')
    await expect(page.locator('[data-limit="DEPOSIT WEEK"]')).toContainText('500.00')
    await page.goto(here)
    await expect(page.getByRole('region', { name: 'Recent deposits' }).getByRole('listitem')).toHaveCount(1)
    await expect(question).toBeHidden()
  })

  test('who goes on without one is not asked again', async ({ page }) => {
    await arrive(page)
    await order(page, 'Instant wallet', '500')
    await page.getByRole('radio', { name: 'No limit' }).check()
    await press(page)
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
    await page.goto(here)
    await order(page, 'Instant wallet', '600')
    await press(page)
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible()
  })
})

test.describe('on a phone in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' })

  test('money that arrives after the end of its order is credited, with the promotion that was chosen', async ({
    page,
    product,
  }) => {
    await signUp(page, newName())
    await turn(product.dataDir, 'deposit', { orderMinutes: 0.05 })
    await page.context().addCookies([{ name: 'lang', value: 'bn', url: product.url }])
    await page.goto(here)
    await channel(page, 'তাৎক্ষণিক ওয়ালেট').check()
    await page.getByRole('textbox', { name: 'কত টাকা ডিপোজিট করবেন?' }).fill('700')
    await openBonuses(page, 'এই ডিপোজিটে বোনাস নেই')
    await page.getByRole('radio', { name: /^বর্ষার রিলোড/ }).check()
    // A quarter of 700; four times both have to be played. What that costs stands there before the order.
    await expect(page.getByText(/৳.175\.00.* পাবেন; .*৳.3,500\.00/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: /^আসল খরচ/ })).toContainText('১০০-তে')
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await page.getByRole('button', { name: /ডিপোজিট করুন$/ }).click()
    await expect(page).toHaveURL(/order=D/)
    await expect(result(page)).toContainText('অর্ডারের সময় শেষ', { timeout: 20_000 })
    expect(await operate(product.dataDir, 'deposits', 'pay-late', { orderNo: orderOf(page) })).toContain('review')
    await expect(page.getByText('টাকা নিরাপদ')).toBeVisible()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
    await operate(product.dataDir, 'deposits', 'approve', { orderNo: orderOf(page) })
    await expect(result(page)).toContainText(/700\.00\S* ওয়ালেটে এসেছে/)
    await expect(page.locator('[data-part="bonus"]')).toContainText(/175\.00\S* বোনাস পেয়েছেন/)
    await expect(header(page)).toContainText('10,875.00')
    await page.getByRole('link', { name: 'আপনার বোনাস' }).click()
    await expect(page.getByRole('main')).toContainText('বর্ষার রিলোড')
  })
})
