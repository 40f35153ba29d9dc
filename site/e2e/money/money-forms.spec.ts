import { expect, type Page } from '@playwright/test'
import { amountIn, at, openHanded, press, toast } from '../support/money-page.ts'
import { holdBack, pressInBoth, secondTab } from '../support/once.ts'
import { header, logIn } from '../support/player.ts'
import { pin } from '../support/withdrawals.ts'
import { makeReady } from '../support/ready.ts'
import { write } from '../support/servers/rows.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

// Money forms that are left, reloaded, or open in two tabs between the press and the response.
const test = wholeProduct()

const t = wordsOf('en')
const secretIn = (page: Page) => page.locator('main form input[type=password]')

test.beforeAll(({ product }) => openHanded(product))

interface Form {
  page: string
  call: string
  /** The rows that a press creates. */
  countQuery: string
  unknown: string
  also?: (page: Page) => Promise<void>
  /** The confirmation of an amount, for a person who stayed on the form or returned to it. */
  succeeded: (page: Page, amount: string) => Promise<unknown>
  /** The confirmation for a person who went to another page, for forms that show it as a toast and for others. */
  otherTab?: (page: Page, amount: string) => Promise<unknown>
}
/** Text of the toast; `#` is the amount. */
const shows = (words: string) => (page: Page, amount: string) =>
  expect(toast(page, new RegExp(words.replace('#', String.raw`${amount}\.00\S*`))).first()).toBeVisible()
const secret = (page: Page) => secretIn(page).fill(pin)
const toPay = (page: Page) => page.locator('dl').filter({ hasText: 'Pay exactly' })
const forms: Form[] = [
  {
    page: 'depositv2',
    call: 'MCSFE_submitDeposit',
    countQuery: 'select 1 from deposit_order',
    unknown: t('deposit', 'deposit.unknown'),
    also: (page) => page.getByRole('radio', { name: 'Instant wallet', exact: true }).check(),
    succeeded: (page, amount) => expect(toPay(page)).toContainText(`${amount}.00`),
    async otherTab(page, amount) {
      await page.goForward()
      // In the list, or opened where the response arrived last.
      await expect(
        toPay(page)
          .or(page.getByRole('region', { name: 'Recent deposits' }))
          .first(),
      ).toContainText(`${amount}.00`)
    },
  },
  {
    page: 'withdraw',
    call: 'MCSFE_submitWithdraw',
    countQuery: "select 1 from txn where kind = 'withdraw_hold'",
    unknown: t('withdraw', 'withdraw.unknown'),
    also: secret,
    succeeded: shows('Withdrawal requested'),
  },
  {
    page: 'transferFund',
    call: 'GCS_walletTransfer',
    countQuery: 'select 1 from wallet_transfer',
    unknown: t('transfer', 'unknown'),
    succeeded: shows('# arrived'),
  },
  {
    page: 'transferUpline',
    call: 'MCSFE_submitUplineTransfer',
    countQuery: "select 1 from txn where kind = 'upline_transfer'",
    unknown: t('transfer', 'unknown'),
    also: secret,
    succeeded: shows('# went to'),
    otherTab: shows('# went to'),
  },
]

test('the same action in two tabs is one transaction, and both tabs show the new balance', async ({
  page,
  context,
  product,
  ledger,
}) => {
  const who = product.account('member')
  await makeReady(product.url, who)
  await logIn(page.context(), who)
  const rows = (query: string) => write(product.dataDir, query)

  // The whole balance to a vendor and back, pressed in both tabs at once; the first tab receives no response.
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

  // Most of the balance to the upline, so that there is enough for one transfer only.
  for (const tab of tabs) {
    await tab.goto(at('transferUpline'))
    await amountIn(tab).fill('6000')
    await secretIn(tab).fill(pin)
  }
  const sent = () => rows("select 1 from txn where kind = 'upline_transfer'")
  const gone = await sent()
  await pressInBoth('MCSFE_submitUplineTransfer', tabs, press)
  for (const tab of tabs) {
    await expect(tab.getByRole('definition').nth(1)).toContainText(
      (Number(cash) - 6000).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    await expect(press(tab)).not.toHaveAttribute('aria-busy')
  }
  expect(await sent()).toBe(gone + 1)

  // A tab opened from one with a pending press takes the pending press along.
  await tabs[1].close()
  await page.unroute('**/MCSFE_submitUplineTransfer')
  await page.goto(at('transferUpline'))
  await amountIn(page).fill('104')
  await secretIn(page).fill(pin)
  const heldBack = await holdBack(page, 'MCSFE_submitUplineTransfer')
  await press(page).click()
  await heldBack.left
  const other = await secondTab(page, context, at('transferUpline'))
  await expect(other.getByText(t('transfer', 'unknown'))).toBeVisible()
  await heldBack.arrive()
  for (const tab of [page, other]) await expect(toast(tab, /104\.00\S* went to/)).toBeVisible()
  expect(await sent()).toBe(gone + 2)
  expect(await ledger.breaches()).toEqual([])
})

test('a press whose page is left or reloaded is one transaction, and the page reports it on return', async ({
  page,
  product,
  ledger,
}) => {
  // Three presses of each of the four forms, each with three loads of pages or more.
  test.setTimeout(300_000)
  const who = product.account('member')
  await makeReady(product.url, who)
  await logIn(page.context(), who)
  for (const form of forms) {
    await test.step(form.page, async () => {
      await page.goto(at('securityCenter'))
      const before = await write(product.dataDir, form.countQuery)
      const made = (count: number) => expect.poll(() => write(product.dataDir, form.countQuery)).toBe(before + count)
      const go = () => page.locator(`a[href$="page=${form.page}"]`).filter({ visible: true }).first().click()
      /** Pressed; the call was sent and is held on its way. */
      const underway = async (amount: string) => {
        await expect(amountIn(page)).toHaveValue('')
        await form.also?.(page)
        await amountIn(page).fill(amount)
        const heldBack = await holdBack(page, form.call)
        await press(page).click()
        await heldBack.left
        return heldBack
      }

      await go()
      const reloaded = await underway('101')
      await page.reload()
      await expect(page.getByText(form.unknown)).toBeVisible()
      await expect(amountIn(page)).toHaveValue('101.00')
      await made(0)
      await reloaded.arrive()
      await form.succeeded(page, '101')
      await made(1)

      await page.goto(at('securityCenter'))
      await go()
      const returned = await underway('102')
      await page.goBack()
      await expect(page).toHaveURL(/securityCenter/)
      await page.goForward()
      await expect(page.locator('main form button[aria-busy=true]')).toBeVisible()
      await returned.arrive()
      await form.succeeded(page, '102')
      await made(2)

      if (!form.otherTab) return
      await page.goto(at('securityCenter'))
      await go()
      const left = await underway('103')
      await page.goBack()
      await expect(page).toHaveURL(/securityCenter/)
      await left.arrive()
      await made(3)
      await form.otherTab(page, '103')
    })
  }
  expect(await ledger.breaches()).toEqual([])
})
