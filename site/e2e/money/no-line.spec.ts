import { expect, type BrowserContext, type Page } from '@playwright/test'
import { operate } from '../support/servers/operate.ts'
import { amountIn, at, openHanded, png, press, toast } from '../support/money-page.ts'
import { loseAnswers } from '../support/once.ts'
import { gameOf, header, newName, signUp, spin } from '../support/player.ts'
import { askFor, fillAccount, orderNoOf, orders, pin } from '../support/withdrawals.ts'
import { write } from '../support/servers/rows.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 150_000 })

const t = wordsOf('en')

test.beforeAll(({ product }) => openHanded(product))

/** A press while offline shows a message and keeps the input; the same press succeeds when the connection is back. */
async function withoutLine(
  page: Page,
  context: BrowserContext,
  go: () => Promise<unknown>,
  expectMessage: () => Promise<unknown>,
): Promise<void> {
  await context.setOffline(true)
  await go()
  await expectMessage()
  await context.setOffline(false)
  await go()
}

test('while offline every form shows a message, keeps its input, and is submitted once after the reconnection', async ({
  page,
  context,
  product,
  ledger,
}) => {
  const account = newName()
  await signUp(page, account)
  const abnormal = 'Network link is abnormal'
  const mine = (table: string, more = '') =>
    write(
      product.dataDir,
      `select 1 from ${table} x join member m on m.id = x.member_id where m.account = $1 ${more}`,
      account,
    )
  const confirmation = page.getByRole('alertdialog')
  const sure = (name: string) =>
    withoutLine(
      page,
      context,
      () => confirmation.getByRole('button', { name }).click(),
      () => expect(confirmation).toContainText(abnormal),
    )

  await test.step('fund password and account', async () => {
    await page.goto(at('withdraw'))
    await page.getByRole('button', { name: 'Set fund password' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of [
      ['Your login password', 'Padma2026'],
      ['New fund password', pin],
      ['Repeat fund password', pin],
    ] as const)
      await dialog.getByLabel(label).fill(text)
    await withoutLine(
      page,
      context,
      () => page.keyboard.press('Enter'),
      async () => {
        await expect(dialog).toContainText(abnormal)
        await expect(dialog.getByLabel('Repeat fund password')).toHaveValue(pin)
      },
    )
    await expect(dialog).toBeHidden()

    const { save } = await fillAccount(page, t, {
      realName: 'Rina Akter',
      bankName: 'Padma Bank',
      branch: 'Dhaka',
      accountNumber: '10203040',
    })
    await withoutLine(page, context, save, async () => {
      await expect(dialog).toContainText(abnormal)
      for (const [field, text] of [
        ['realName', 'Rina Akter'],
        ['accountNumber', '10203040'],
        ['fundPassword', pin],
      ] as const)
        await expect(dialog.locator(`input[name="${field}"]`)).toHaveValue(text)
    })
    await expect(page.getByRole('combobox', { name: /^Pay to/ })).toContainText('Padma Bank •••• 3040')
    expect(await mine('payout_account')).toBe(1)
  })

  await test.step('deposit: its proof, its bonus, a cancelled one', async () => {
    const order = async (channel: string, amount: string) => {
      await page.goto(at('depositv2'))
      await page.getByRole('radio', { name: channel, exact: true }).check()
      await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill(amount)
    }
    await order('Bank transfer', '500')
    await page.getByLabel('Payer’s name').fill('Rina Akter')
    await page.getByRole('button', { name: /^No bonus/ }).click()
    await page.getByRole('radio', { name: /First-deposit bonus/ }).check()
    await press(page).click()
    await page.getByLabel('Payment reference').fill('TRX 7781')
    await page.getByLabel('Screenshot or receipt').setInputFiles(png)
    await withoutLine(
      page,
      context,
      () => page.getByRole('button', { name: 'I have paid' }).click(),
      async () => {
        await expect(page.getByRole('form').or(page.locator('main form'))).toContainText(abnormal)
        await expect(page.getByLabel('Payment reference')).toHaveValue('TRX 7781')
        await expect(page.locator('main form')).toContainText('receipt.png')
      },
    )
    await expect(page.getByText('1 picture received')).toBeVisible()
    await operate(product.dataDir, 'deposits', 'approve', {
      orderNo: new URL(page.url()).searchParams.get('order') ?? '',
    })
    await expect(page.locator('[data-part="result"]')).toContainText(/500\.00\S* is in your wallet/)

    await page.goto(at('withdraw'))
    await page.getByRole('button', { name: 'Give up the bonus' }).click()
    await sure('Give up the bonus')
    // The turnover of the deposit itself is still required before a withdrawal.
    const requirement = page.locator('[data-requirement]')
    await expect(requirement).toHaveCount(1)
    await expect(requirement).toHaveAttribute('data-requirement', 'DEPOSIT')
    await expect(page.locator('[data-part="away"]')).toHaveText(t('limits', 'turnover.away'))
    await expect(press(page)).toBeDisabled()
    expect(await ledger.movements(account, 'bonus_forfeit')).toBe(1)

    await order('Instant wallet', '300')
    await press(page).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await sure('Cancel order')
    await expect(page.locator('[data-part="result"]')).toContainText('Order cancelled')
    expect(await mine('deposit_order', "and x.state = 'CANCELLED'")).toBe(1)
  })

  await test.step('the turnover of the deposit is played at a vendor, and the money transferred back', async () => {
    await page.goto('/seamless?vassalage=JL&gameType=RNG&nodeId=10001')
    const game = await gameOf(page, 'Padma Gold')
    await expect(header(page)).toContainText(/(^|\D)0\.00/)
    for (let step = 0; step < 7; step++) await game.getByRole('button', { name: t('vendor', 'stake.raise') }).click()
    await expect(game.locator('.is-stake')).toContainText('100.00')
    for (let round = 0; round < 5; round++) await (await spin(game)).over()
    const left = page.waitForResponse('**/GCS_recallAllWallets')
    await page.getByRole('button', { name: t('play', 'back') }).click()
    expect((await left).ok()).toBe(true)
    await page.goto(at('withdraw'))
    await expect(page.locator('[data-requirement]')).toHaveCount(0)
  })
  const cash = Number((await ledger.balance(account)).replaceAll(',', ''))
  const written = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 })

  await test.step('withdrawal: a cancelled one; its receipt', async () => {
    await page.goto(at('withdraw'))
    await expect(page.locator('[data-part="withdrawable"]')).toContainText(written(cash))
    await askFor(page, t, '3000')
    await expect(header(page)).toContainText(written(cash - 3000))
    await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
    await sure('Cancel withdrawal')
    await expect(header(page)).toContainText(written(cash))
    await expect(confirmation).toBeHidden()

    await askFor(page, t, '3000')
    await expect(orders(page)).toHaveCount(2)
    await operate(product.dataDir, 'withdrawals', 'approve', { orderNo: await orderNoOf(page) })
    const order = orders(page).first()
    await order.getByRole('button', { name: 'Not received' }).click()
    await order.getByText('No money arrived').click()
    await order.locator('input[type=file]').setInputFiles(png)
    await order.getByLabel('Note').fill('Nothing since noon')
    await withoutLine(
      page,
      context,
      () => order.locator('button[type=submit]').click(),
      async () => {
        await expect(order).toContainText(abnormal)
        await expect(order.getByLabel('Note')).toHaveValue('Nothing since noon')
        await expect(order).toContainText('receipt.png')
        await expect(order.getByRole('radio', { checked: true })).toHaveCount(1)
      },
    )
    await expect(order).toContainText('The timer is paused')
    await expect(order.getByRole('button', { name: /^Your picture/ })).toHaveCount(1)
  })

  await test.step('vendors: the switch for automatic transfers, and all money back', async () => {
    await page.goto(at('transferFund'))
    const auto = page.getByRole('switch')
    await expect(auto).toBeChecked()
    await withoutLine(
      page,
      context,
      () => auto.click(),
      async () => {
        await expect(toast(page, abnormal)).toBeVisible()
        await expect(auto).toBeChecked()
      },
    )
    await expect(auto).not.toBeChecked()
    const home = () => mine('wallet_transfer', "and x.direction = 'OUT'")
    const before = await home()
    await amountIn(page).fill('500')
    await press(page).click()
    await expect(header(page)).toContainText(written(cash - 3500))
    await expect(toast(page, abnormal)).toHaveCount(0)
    await withoutLine(
      page,
      context,
      () => page.getByRole('button', { name: 'Transfer all back' }).click(),
      () => expect(toast(page, abnormal)).toBeVisible(),
    )
    await expect(header(page)).toContainText(written(cash - 3000))
    expect(await home()).toBe(before + 1)
  })

  await test.step('a change of the fund password whose response is lost', async () => {
    await page.goto(at('securityCenter'))
    await page
      .getByRole('button', { name: `${t('security', 'measure.fundPassword')}, ${t('security', 'change')}` })
      .click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of [
      ['Current fund password', pin],
      ['New fund password', '730519'],
      ['Repeat fund password', '730519'],
    ] as const)
      await dialog.getByLabel(label).fill(text)
    await loseAnswers(page, 'MCSFE_changeFundPassword')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(abnormal)
    await page.unroute('**/MCSFE_changeFundPassword')
    await page.keyboard.press('Enter')
    await expect(toast(page, t('fund-password', 'fund.changed'))).toBeVisible()
    // The old fund password would be wrong by now: no attempt was counted.
    expect(await mine('fund_password', 'and x.failures = 0')).toBe(1)
  })
  expect(await ledger.breaches()).toEqual([])
})
