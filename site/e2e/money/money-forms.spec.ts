import { expect, type BrowserContext, type Page } from '@playwright/test'
import { cashier } from '../support/cashier.ts'
import { holdBack, loseAnswers, pressInBoth, secondTab } from '../support/once.ts'
import { header, join, newName } from '../support/player.ts'
import { askFor, fillAccount, orderNoOf, orders, pin } from '../support/purse.ts'
import { makeReady } from '../support/ready.ts'
import { write } from '../support/rows.ts'
import { turn } from '../support/settings.ts'
import { fillLogin } from '../support/test.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

// What can happen to a money form between the press and the answer: it is left, reloaded, open twice, or the line is gone.
const test = wholeProduct()
test.describe.configure({ timeout: 90_000 })

const t = wordsOf('en')
const at = (name: string) => `/member?page=${name}`
const png = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') }
const toast = (page: Page, text: RegExp | string) => page.locator('[data-component="toast"]').filter({ hasText: text })
const amountIn = (page: Page) => page.locator('main form').getByRole('textbox', { name: t('transfer', 'amount') })
const press = (page: Page) => page.locator('main form button[type=submit]')
const secretIn = (page: Page) => page.locator('main form input[type=password]')

test.beforeAll(async ({ product }) => {
  await turn(product.dataDir, 'wallet', { isSingle: false })
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0, autoApprove: 0, dailyCount: 20 })
  await turn(product.dataDir, 'deposit', { mostOpen: 10 })
  await turn(product.dataDir, 'turnover', { depositMultiple: 0 })
})

interface Form {
  page: string
  call: string
  /** Rows that a press makes. */
  kept: string
  unknown: string
  also?: (page: Page) => Promise<void>
  /** What says that it was done, of an amount, to whoever stayed with the form or came back. */
  told: (page: Page, amount: string) => Promise<unknown>
  /** And to whoever went elsewhere; tried where it is a word in passing, and where it is not. */
  elsewhere?: (page: Page, amount: string) => Promise<unknown>
}
/** Told in passing; `#` is the amount. */
const says = (words: string) => (page: Page, amount: string) => expect(toast(page, new RegExp(words.replace('#', String.raw`${amount}\.00\S*`))).first()).toBeVisible()
const secret = (page: Page) => secretIn(page).fill(pin)
const toPay = (page: Page) => page.locator('dl').filter({ hasText: 'Pay exactly' })
const forms: Form[] = [
  {
    page: 'depositv2', call: 'MCSFE_submitDeposit', kept: 'select 1 from deposit_order', unknown: t('cashier', 'deposit.unknown'),
    also: (page) => page.getByRole('radio', { name: 'Instant wallet', exact: true }).check(),
    told: (page, amount) => expect(toPay(page)).toContainText(`${amount}.00`),
    async elsewhere(page, amount) {
      await page.goForward()
      // Listed, or opened where the answer came last.
      await expect(toPay(page).or(page.getByRole('region', { name: 'Your orders' })).first()).toContainText(`${amount}.00`)
    },
  },
  { page: 'withdraw', call: 'MCSFE_submitWithdraw', kept: "select 1 from txn where kind = 'withdraw_hold'", unknown: t('cashier', 'withdraw.unknown'), also: secret, told: says('Your withdrawal is on its way') },
  { page: 'transferFund', call: 'GCS_walletTransfer', kept: 'select 1 from wallet_transfer', unknown: t('transfer', 'unknown'), told: says('# arrived') },
  { page: 'transferUpline', call: 'MCSFE_submitUplineTransfer', kept: "select 1 from txn where kind = 'upline_transfer'", unknown: t('transfer', 'unknown'), also: secret, told: says('# went to'), elsewhere: says('# went to') },
]

async function enter(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, account)
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 })
}

test('one wish in two tabs is one movement, and both tabs show what is left', async ({ page, context, product, ledger }) => {
  const who = product.account('member')
  await makeReady(product.url, who)
  await enter(page, who)
  const rows = (query: string) => write(product.dataDir, query)

  // All of it, to a vendor and home again, pressed in both tabs at once; the first tab hears nothing.
  const cash = (await ledger.balance(who.username)).replaceAll(',', '')
  await page.goto(at('transferFund'))
  const tabs = [page, await secondTab(page, context, at('transferFund'))] as const
  for (const tab of tabs) await amountIn(tab).fill(cash)
  const before = await rows('select 1 from wallet_transfer')
  await pressInBoth('GCS_walletTransfer', tabs, press)
  for (const tab of tabs) {
    await expect(header(tab)).toContainText(/(^|\D)0\.00/)
    await expect(tab.getByRole('definition').first()).toHaveText(/(^|\D)0\.00/)
    await expect(press(tab)).not.toHaveAttribute('aria-busy')
  }
  expect(await rows('select 1 from wallet_transfer')).toBe(before + 1)
  await pressInBoth('GCS_recallAllWallets', tabs, (tab) => tab.getByRole('button', { name: t('transfer', 'recall') }))
  const all = Number(cash).toLocaleString('en', { minimumFractionDigits: 2 })
  for (const tab of tabs) {
    await expect(header(tab)).toContainText(all)
    await expect(tab.getByRole('definition').first()).toContainText(all)
  }
  expect(await rows('select 1 from wallet_transfer')).toBe(before + 2)

  // Most of it to the upline: there is enough for one only.
  for (const tab of tabs) {
    await tab.goto(at('transferUpline'))
    await amountIn(tab).fill('6000')
    await secretIn(tab).fill(pin)
  }
  const sent = () => rows("select 1 from txn where kind = 'upline_transfer'")
  const gone = await sent()
  await pressInBoth('MCSFE_submitUplineTransfer', tabs, press)
  for (const tab of tabs) {
    await expect(tab.getByRole('definition').nth(1)).toContainText((Number(cash) - 6000).toLocaleString('en', { minimumFractionDigits: 2 }))
    await expect(press(tab)).not.toHaveAttribute('aria-busy')
  }
  expect(await sent()).toBe(gone + 1)

  // A tab that is opened from one whose press is on its way takes it along.
  await tabs[1].close()
  await page.unroute('**/MCSFE_submitUplineTransfer')
  await page.goto(at('transferUpline'))
  await amountIn(page).fill('104')
  await secretIn(page).fill(pin)
  const held = await holdBack(page, 'MCSFE_submitUplineTransfer')
  await press(page).click()
  await held.left
  const other = await secondTab(page, context, at('transferUpline'))
  await expect(other.getByText(t('transfer', 'unknown'))).toBeVisible()
  await held.arrive()
  for (const tab of [page, other]) await expect(toast(tab, /104\.00\S* went to/)).toBeVisible()
  expect(await sent()).toBe(gone + 2)
  expect(await ledger.breaches()).toEqual([])
})

test('a press whose page is left or reloaded is one movement, and the page that comes back tells of it', async ({ page, product, ledger }) => {
  const who = product.account('member')
  await makeReady(product.url, who)
  await enter(page, who)
  for (const form of forms) {
    await test.step(form.page, async () => {
      await page.goto(at('securityCenter'))
      const before = await write(product.dataDir, form.kept)
      const made = (count: number) => expect.poll(() => write(product.dataDir, form.kept)).toBe(before + count)
      const go = () => page.locator(`a[href$="page=${form.page}"]`).filter({ visible: true }).first().click()
      /** Pressed; its call has left and is held. */
      const underway = async (amount: string) => {
        await expect(amountIn(page)).toHaveValue('')
        await form.also?.(page)
        await amountIn(page).fill(amount)
        const held = await holdBack(page, form.call)
        await press(page).click()
        await held.left
        return held
      }

      await go()
      const reloaded = await underway('101')
      await page.reload()
      await expect(page.getByText(form.unknown)).toBeVisible()
      await expect(amountIn(page)).toHaveValue('101.00')
      await made(0)
      await reloaded.arrive()
      await form.told(page, '101')
      await made(1)

      await page.goto(at('securityCenter'))
      await go()
      const returned = await underway('102')
      await page.goBack()
      await expect(page).toHaveURL(/securityCenter/)
      await page.goForward()
      await expect(page.locator('main form button[aria-busy=true]')).toBeVisible()
      await returned.arrive()
      await form.told(page, '102')
      await made(2)

      if (!form.elsewhere) return
      await page.goto(at('securityCenter'))
      await go()
      const left = await underway('103')
      await page.goBack()
      await expect(page).toHaveURL(/securityCenter/)
      await left.arrive()
      await made(3)
      await form.elsewhere(page, '103')
    })
  }
  expect(await ledger.breaches()).toEqual([])
})

/** Pressed without a line: it is said, and what was typed stays; pressed again when there is one, it is done. */
async function withoutLine(page: Page, context: BrowserContext, go: () => Promise<unknown>, said: () => Promise<unknown>): Promise<void> {
  await context.setOffline(true)
  await go()
  await said()
  await context.setOffline(false)
  await go()
}

test('without a line every form says so, keeps what was typed, and is done once when the line is back', async ({ page, context, product, ledger }) => {
  const account = newName()
  await page.goto('/')
  await join(page, account)
  const abnormal = 'Network link is abnormal'
  const mine = (table: string, more = '') => write(product.dataDir, `select 1 from ${table} x join member m on m.id = x.member_id where m.account = $1 ${more}`, account)
  const asks = page.getByRole('alertdialog')
  const sure = (name: string) => withoutLine(page, context, () => asks.getByRole('button', { name }).click(), () => expect(asks).toContainText(abnormal))

  await test.step('fund password and account', async () => {
    await page.goto(at('withdraw'))
    await page.getByRole('button', { name: 'Set fund password' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of [['Your login password', 'Padma2026'], ['New fund password', pin], ['The same once more', pin]] as const) await dialog.getByLabel(label).fill(text)
    await withoutLine(page, context, () => page.keyboard.press('Enter'), async () => {
      await expect(dialog).toContainText(abnormal)
      await expect(dialog.getByLabel('The same once more')).toHaveValue(pin)
    })
    await expect(dialog).toBeHidden()

    const { save } = await fillAccount(page, t, { realName: 'Rina Akter', bankName: 'Padma Bank', branch: 'Dhaka', accountNumber: '10203040' })
    await withoutLine(page, context, save, async () => {
      await expect(dialog).toContainText(abnormal)
      for (const [field, text] of [['realName', 'Rina Akter'], ['accountNumber', '10203040'], ['fundPassword', pin]] as const) await expect(dialog.locator(`input[name="${field}"]`)).toHaveValue(text)
    })
    await expect(page.getByRole('radio', { name: /Padma Bank •••• 3040/ })).toBeChecked()
    expect(await mine('payout_account')).toBe(1)
  })

  await test.step('deposit: its proof, its bonus, one that is given up', async () => {
    const order = async (channel: string, amount: string) => {
      await page.goto(at('depositv2'))
      await page.getByRole('radio', { name: channel, exact: true }).check()
      await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
    }
    await order('Bank transfer', '2000')
    await page.getByLabel('Name of the payer').fill('Rina Akter')
    await page.getByRole('radio', { name: /First-deposit match/ }).check()
    await press(page).click()
    await page.getByLabel('Number of the payment').fill('TRX 7781')
    await page.getByLabel('Screenshot or receipt').setInputFiles(png)
    await withoutLine(page, context, () => page.getByRole('button', { name: 'I have paid' }).click(), async () => {
      await expect(page.getByRole('form').or(page.locator('main form'))).toContainText(abnormal)
      await expect(page.getByLabel('Number of the payment')).toHaveValue('TRX 7781')
      await expect(page.locator('main form')).toContainText('receipt.png')
    })
    await expect(page.getByText('1 picture is with us')).toBeVisible()
    await cashier(product.dataDir, 'approve', new URL(page.url()).searchParams.get('order') ?? '')
    await expect(page.locator('[data-part="result"]')).toContainText(/2,000\.00\S* is in your wallet/)

    await page.goto(at('withdraw'))
    await page.getByRole('button', { name: 'Give up the bonus' }).click()
    await sure('Give up the bonus')
    await expect(page.locator('[data-requirement]')).toHaveCount(0)
    expect(await ledger.movements(account, 'bonus_forfeit')).toBe(1)

    await order('Instant wallet', '300')
    await press(page).click()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await sure('Cancel the order')
    await expect(page.locator('[data-part="result"]')).toContainText('was cancelled')
    expect(await mine('deposit_order', "and x.state = 'CANCELLED'")).toBe(1)
  })

  await test.step('withdrawal: taken back; its receipt', async () => {
    await page.goto(at('withdraw'))
    await askFor(page, t, '3000')
    await expect(header(page)).toContainText('9,000.00')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await sure('Take it back')
    await expect(header(page)).toContainText('12,000.00')
    await expect(asks).toBeHidden()

    await askFor(page, t, '3000')
    await expect(orders(page)).toHaveCount(2)
    await cashier(product.dataDir, 'approve', await orderNoOf(page))
    const order = orders(page).first()
    await order.getByRole('button', { name: 'Not received' }).click()
    await order.getByText('No money came').click()
    await order.locator('input[type=file]').setInputFiles(png)
    await order.getByLabel('Remark').fill('Nothing since noon')
    await withoutLine(page, context, () => order.locator('button[type=submit]').click(), async () => {
      await expect(order).toContainText(abnormal)
      await expect(order.getByLabel('Remark')).toHaveValue('Nothing since noon')
      await expect(order).toContainText('receipt.png')
      await expect(order.getByRole('radio', { checked: true })).toHaveCount(1)
    })
    await expect(order).toContainText('The clock stands still')
    await expect(order.getByRole('button', { name: /^Your picture/ })).toHaveCount(1)
  })

  await test.step('vendors: the switch, and everything home', async () => {
    await page.goto(at('transferFund'))
    const auto = page.getByRole('switch')
    await expect(auto).toBeChecked()
    await withoutLine(page, context, () => auto.click(), async () => {
      await expect(toast(page, abnormal)).toBeVisible()
      await expect(auto).toBeChecked()
    })
    await expect(auto).not.toBeChecked()
    await amountIn(page).fill('500')
    await press(page).click()
    await expect(header(page)).toContainText('8,500.00')
    await expect(toast(page, abnormal)).toHaveCount(0)
    await withoutLine(page, context, () => page.getByRole('button', { name: 'Bring all home' }).click(), () => expect(toast(page, abnormal)).toBeVisible())
    await expect(header(page)).toContainText('9,000.00')
    expect(await mine('wallet_transfer', "and x.direction = 'OUT'")).toBe(1)
  })

  await test.step('a fund password whose change nobody heard of', async () => {
    await page.goto(at('securityCenter'))
    await page.getByRole('button', { name: `${t('security', 'measure.fundPassword')}: ${t('security', 'change')}` }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, text] of [['Present fund password', pin], ['New fund password', '730519'], ['The same once more', '730519']] as const) await dialog.getByLabel(label).fill(text)
    await loseAnswers(page, 'MCSFE_changeFundPassword')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(abnormal)
    await page.unroute('**/MCSFE_changeFundPassword')
    await page.keyboard.press('Enter')
    await expect(toast(page, t('cashier', 'fund.changed'))).toBeVisible()
    // The old one would have been wrong by now: no try was spent on it.
    expect(await mine('fund_password', 'and x.failures = 0')).toBe(1)
  })
  expect(await ledger.breaches()).toEqual([])
})
