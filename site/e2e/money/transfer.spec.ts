import { expect } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { playByHand } from '../support/by-hand.ts'
import { loseAnswers, tenPresses } from '../support/once.ts'
import { logIn } from '../support/player.ts'
import { pin } from '../support/withdrawals.ts'
import { makeReady } from '../support/ready.ts'
import { write } from '../support/servers/rows.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const forms = [
  {
    title: 'to the upline, on a desk',
    lang: 'en',
    phone: false,
    page: 'transferUpline',
    call: 'MCSFE_submitUplineTransfer',
    button: 'upline.send',
    kept: "select 1 from txn where kind = 'upline_transfer'",
  },
  {
    title: 'to a vendor, on a phone in Bengali',
    lang: 'bn',
    phone: true,
    page: 'transferFund',
    call: 'GCS_walletTransfer',
    button: 'move.now',
    kept: 'select 1 from wallet_transfer',
  },
] as const

for (const form of forms) {
  test.describe(form.title, () => {
    test.use({
      viewport: form.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: form.phone,
      isMobile: form.phone,
      colorScheme: form.phone ? 'light' : 'dark',
    })

    test('ten clicks, a lost response and a lost connection each result in one transfer', async ({
      page,
      context,
      product,
      ledger,
    }) => {
      const t = wordsOf(form.lang)
      const upline = form.page === 'transferUpline'
      await turn(product.dataDir, 'wallet', { isSingle: upline })
      if (upline) await makeReady(product.url, product.account('member'))
      await logIn(context, product.account('member'))
      await context.addCookies([{ name: 'lang', value: form.lang, url: product.url }])
      await page.goto(`/member?page=${form.page}`)

      const amount = page.getByRole('textbox', { name: t('transfer', 'amount') })
      const button = page.locator('form').getByRole('button', { name: t('transfer', form.button), exact: true })
      const fill = async () => {
        await amount.fill('100')
        if (upline) await page.getByLabel(t('transfer', 'fundPassword')).and(page.locator('input')).fill(pin)
      }
      // Other test files make transfers in the same product.
      const before = await write(product.dataDir, form.kept)
      const stored = (count: number) =>
        expect.poll(async () => (await write(product.dataDir, form.kept)) - before, { timeout: 20_000 }).toBe(count)
      const idle = () => expect(amount).toHaveValue('')
      await fill()
      expect(await faults(page, halfOfThem, 'main')).toEqual([])

      await tenPresses(button)
      await idle()
      await stored(1)

      const keys = await loseAnswers(page, form.call)
      await fill()
      await button.click()
      await idle()
      expect(keys.size).toBe(1)
      await stored(2)
      await page.unroute(`**/${form.call}`)

      await fill()
      await context.setOffline(true)
      await button.click()
      await expect(page.getByText(t('transfer', 'unknown'))).toBeVisible({ timeout: 20_000 })
      await context.setOffline(false)
      // The call never arrived: the page shows that, the input is kept, and the same press can be repeated.
      await expect(page.getByText(t('transfer', 'lost'))).toBeVisible({ timeout: 20_000 })
      await stored(2)
      await expect(amount).toHaveValue('100.00')
      if (upline) await fill()
      await button.click()
      await idle()
      await stored(3)
      expect(await faults(page, halfOfThem, 'main')).toEqual([])
      if (!upline) {
        await playByHand(page, t)
        await stored(4)
        expect(await write(product.dataDir, "select 1 from account where kind = 'VENDOR:JL' and balance = 10000")).toBe(
          1,
        )
      }
      expect(await ledger.breaches()).toEqual([])
    })
  })
}
