import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { operate } from '../support/servers/operate.ts'
import { loseAnswers, pressInBoth, secondTab, tenPresses } from '../support/once.ts'
import { header, newName, signUp } from '../support/player.ts'
import { askFor, fillAccount, orderNoOf, orders, pin, setFundPassword } from '../support/withdrawals.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()

const here = '/member?page=withdraw'
const png = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('withdraw: fund password, account, a request and a receipt, each once', async ({
  page,
  context,
  product,
  ledger,
}) => {
  const t = wordsOf('en')
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
  const name = newName()
  await signUp(page, name)
  await page.goto(here)
  await expect(header(page)).toContainText('10,000.00')
  await page.getByRole('button', { name: 'Set fund password' }).click()
  const fund = page.getByRole('dialog', { name: 'Set a fund password' })
  await fund.getByLabel('Your login password').fill('Padma2026')
  await fund.getByLabel('New fund password').fill('123456')
  await fund.getByLabel('Repeat fund password').fill('123456')
  await fund.getByRole('button', { name: 'Set fund password' }).click()
  await expect(fund.getByText('Too easy to guess')).toBeVisible()
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')
  await setFundPassword(page, t)

  const { dialog, save } = await fillAccount(page, t, {
    realName: 'Rina Akter',
    bankName: 'Padma Bank',
    branch: 'Dhaka',
    accountNumber: '10203041',
  })
  await dialog.locator('input[name="fundPassword"]').fill('900000')
  await save()
  await expect(dialog.getByText('Attempts left: 4')).toBeVisible()
  await dialog.locator('input[name="fundPassword"]').fill(pin)
  await save()
  await expect(page.getByRole('combobox', { name: /^Pay to/ })).toContainText('Padma Bank •••• 3041')

  await askFor(page, t, '12000')
  const form = page.getByRole('form', { name: 'Withdrawal' })
  await expect(form.getByRole('textbox', { name: 'How much would you like to withdraw?' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await form.getByRole('textbox', { name: 'How much would you like to withdraw?' }).fill('3000')
  await tenPresses(form.getByRole('button', { name: /^Withdraw .*৳/ }))
  await expect(header(page)).toContainText('7,000.00')
  await expect(orders(page)).toHaveCount(1)
  await page.reload()
  await expect(orders(page)).toHaveCount(1)
  await expect(form.getByRole('textbox', { name: 'How much would you like to withdraw?' })).toHaveValue('')
  expect(await ledger.movements(name, 'withdraw_hold')).toBe(1)

  expect(await operate(product.dataDir, 'withdrawals', 'approve', { orderNo: await orderNoOf(page) })).toContain(
    'APPROVED',
  )
  await expect(orders(page).getByRole('timer')).toContainText(/(29|30):\d\d/)
  const tabs = [page, await secondTab(page, context, here)] as const
  const received = (tab: Page) => orders(tab).getByRole('button', { name: 'Received', exact: true })
  const pressed = await pressInBoth('MCSFE_processC2CTransaction', tabs, received)
  for (const tab of tabs) {
    await expect(orders(tab).locator('[data-component="status-chip"]')).toHaveText('Received')
    await expect(tab.getByRole('region', { name: 'Has your money arrived?' })).toBeHidden()
    await expect(header(tab)).toContainText('7,000.00')
  }
  expect(pressed.map(({ size }) => size)).toEqual([1, 1])
  expect(await ledger.movements(name, 'withdraw_paid')).toBe(1)

  // The remaining amount is below the minimum of the method: a message replaces the impossible range.
  await askFor(page, t, '6700')
  await expect(header(page)).toContainText('300.00')
  await expect(form).toContainText(/minimum is .*500\.00.*you can withdraw .*300\.00.* now/)
  expect(await ledger.breaches()).toEqual([])
})

test.describe('on a phone in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' })

  test('a lost response is looked up, offline nothing is sent, the popup asks for the receipt, a disputed part is paid again', async ({
    page,
    context,
    product,
  }) => {
    const t = wordsOf('bn')
    await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
    await signUp(page, newName())
    await context.addCookies([{ name: 'lang', value: 'bn', url: product.url }])
    await page.goto(here)
    await setFundPassword(page, t)
    await // An account number that another member also has would cause a review.
    (
      await fillAccount(
        page,
        t,
        { realName: 'রীনা আক্তার', walletName: 'ঢেউ', walletNumber: '01812345691' },
        'মোবাইল ওয়ালেট',
      )
    ).save()
    await expect(page.getByRole('combobox', { name: /^কোথায় পাঠাব/ })).toContainText('•••• 5691')
    expect(await faults(page, halfOfThem, 'main')).toEqual([])

    await context.setOffline(true)
    await askFor(page, t, '1000')
    await expect(page.getByText('জানা যায়নি')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('অনুরোধ পৌঁছায়নি')).toBeVisible()
    const keys = await loseAnswers(page, 'MCSFE_submitWithdraw')
    await askFor(page, t, '1000')
    await expect(orders(page)).toHaveCount(1)
    expect(keys.size).toBe(1)
    await expect(header(page)).toContainText('9,000.00')
    const orderNo = await orderNoOf(page)

    await page.goto('/')
    const confirmation = page.getByRole('dialog', { name: 'টাকা পেয়েছেন?' })
    // Paid by a job of the gateway, and shown once the page is idle.
    await expect(confirmation).toContainText('990.00')
    await expect(confirmation.getByRole('timer')).toHaveText(/^পেয়েছেন ধরা হবে, বাকি [০-৯]{1,2}:[০-৯]{2}$/)
    expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
    await confirmation.getByRole('button', { name: 'পাইনি' }).click()
    await confirmation.getByText('কোনো টাকা আসেনি').click()
    await confirmation.locator('input[type=file]').setInputFiles(png)
    await confirmation.locator('button[type=submit]').click()
    await expect(confirmation).toContainText('ঘড়ি থেমে আছে')
    await operate(product.dataDir, 'withdrawals', 'resend', { orderNo, part: 1, remark: 'The payer sends it again' })
    await expect(confirmation).toContainText('আবার পাঠানো হয়েছে')
    await confirmation.getByRole('button', { name: 'পেয়েছি', exact: true }).click()
    await expect(confirmation).toContainText('আর কিছু বাকি নেই')
    expect(await operate(product.dataDir, 'withdrawals', 'list')).not.toContain(orderNo)
  })
})
