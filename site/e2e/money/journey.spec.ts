import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { faults, looks } from '../support/axe.ts'
import { operate } from '../support/servers/operate.ts'
import { secondTab } from '../support/once.ts'
import { gameOf, header, newName, signUp, spin } from '../support/player.ts'
import { askFor, fillAccount, orderNoOf, orders, setFundPassword } from '../support/withdrawals.ts'
import { turn } from '../support/servers/settings.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

// The whole way of money through the product with a real game: deposit, play with a bonus, withdrawal, receipt, ledger
// proof.
const test = wholeProduct()
const locales = join(import.meta.dirname, '../../../locales')

// Low turnover requirements, so that two rounds are enough: one for the deposit, one for its bonus.
test.beforeAll(async ({ product }) => {
  await turn(product.dataDir, 'turnover', { depositMultiple: 0.02 })
  await turn(product.dataDir, 'bonus', { firstDeposit: { percent: 2, multiple: 1 } })
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0 })
  await turn(product.dataDir, 'languages', { supported: runs.map(({ lang }) => lang) })
})

const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' } as const
const runs = [
  { title: 'on a desk', lang: 'en', look: looks[0], view: desk },
  { title: 'on a phone in Bengali', lang: 'bn', look: looks[3], view: phone },
  { title: 'mirrored', lang: 'ar', look: looks[1], view: phone },
  { title: 'in Thai', lang: 'th', look: looks[0], view: phone },
  { title: 'in Chinese', lang: 'zh-CN', look: looks[2], view: desk },
  { title: 'in Russian', lang: 'ru', look: looks[0], view: phone },
] as const

for (const { title, lang, look, view } of runs) {
  // This is the longest journey; the quick layer runs it on a phone only.
  test.describe(title, { tag: lang === 'bn' ? '@smoke' : '@full' }, () => {
    test.use(view)

    test('deposit, bonus, play, turnover, withdrawal, receipt: all pages agree with the ledger', async ({
      page,
      context,
      product,
      ledger,
    }) => {
      const t = wordsOf(lang)
      const opening = JSON.parse(readFileSync(join(locales, lang, 'opening.json'), 'utf8')) as Record<string, string>
      const [channel, name] = [opening['channels.instant-wallet'], lang === 'bn' ? 'পদ্মার সোনা' : 'Padma Gold']
      const account = newName()
      const clean = async () => {
        // A link half covered by the header would count as too small.
        await page.evaluate(() => scrollTo(0, 0))
        expect(await faults(page, [look], 'main')).toEqual([])
      }
      await signUp(page, account)
      await page.goto('/')
      await expect(header(page)).toContainText('10,000.00')
      await context.addCookies([{ name: 'lang', value: lang, url: product.url }])

      await page.goto('/member?page=depositv2')
      await page.getByRole('radio', { name: channel, exact: true }).check()
      await page.getByRole('textbox', { name: t('deposit', 'deposit.amount') }).fill('500')
      const [bonus = ''] = t('deposit', 'deposit.bonus.FIRST_DEPOSIT').split(/[:：]/)
      await page.getByRole('button', { name: new RegExp(`^${t('deposit', 'deposit.bonus.without')}`) }).click()
      await page.getByRole('radio', { name: bonus }).check()
      await clean()
      await page.getByRole('button', { name: new RegExp(t('deposit', 'deposit.submit', { amount: '.*৳.*' })) }).click()
      await page.getByRole('button', { name: t('deposit', 'deposit.paid.send') }).click()
      await expect(page.locator('[data-part="result"]')).toContainText('500.00')
      await expect(header(page)).toContainText('10,510.00')
      await clean()

      await page.goto('/member?page=withdraw')
      await setFundPassword(page, t)
      // A unique account number, since one shared by two players causes a review.
      const { dialog, save } = await fillAccount(page, t, {
        realName: 'Rina Akter',
        bankName: 'Padma Bank',
        branch: 'Dhaka',
        accountNumber: String(Date.now()),
      })
      await save()
      await expect(dialog).toBeHidden()
      const free = page.locator('[data-part="withdrawable"]')
      const requirement = page.locator('[data-requirement]')
      await expect(free).toContainText(/(^|\D)0\.00/)
      await expect(page.locator('[data-part="locked"]')).toContainText('10,510.00')
      await expect(page.getByText(t('withdraw', 'withdraw.blocked'))).toBeVisible()
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
      await expect(requirement).toContainText(['10.00', '10.00'])
      await clean()

      // Played in another tab; this page shows each requirement being met, whether the round is lost or won.
      const table = await secondTab(page, context, '/seamless?vassalage=JL&gameType=RNG&nodeId=10001')
      const game = await gameOf(table, name)
      for (let step = 0; step < 4; step++) await game.getByRole('button', { name: t('vendor', 'stake.raise') }).click()
      await expect(game.locator('.is-stake')).toContainText('10.00')
      const round = async () => {
        await (await spin(game)).over()
        await expect.poll(() => ledger.openRounds(account)).toBe(0)
      }
      await round()
      // Two of them would fail the next line at once.
      await expect(requirement).toHaveCount(1)
      await expect(requirement).toHaveAttribute('data-requirement', 'BONUS')
      await round()
      await expect(free).toBeVisible()
      await expect(requirement).toHaveCount(0)
      const { bet, net } = await ledger.played(account)
      expect(bet).toBe(2)
      const won = written.format(10_510 + net / 100)
      expect(await ledger.balance(account)).toBe(won)
      await expect(free).toContainText(won)
      for (const tab of [page, table]) await expect(header(tab)).toContainText(won)
      await table.close()

      await askFor(page, t, '3000')
      const order = orders(page)
      await expect(order).toContainText(t('withdraw', 'withdraw.reason.amount'))
      const left = written.format(7_510 + net / 100)
      await expect(header(page)).toContainText(left)
      const orderNo = await orderNoOf(page)
      expect(await operate(product.dataDir, 'withdrawals', 'approve', { orderNo })).toContain('APPROVED')
      const received = order.getByRole('button', { name: t('withdraw', 'receipt.yes'), exact: true })
      await expect(received).toBeVisible()
      await expect(order.getByRole('timer')).toContainText(t('withdraw', 'receipt.left'))
      await order.getByRole('button', { name: t('withdraw', 'withdraw.steps') }).click()
      const way = (...states: string[]) =>
        expect(order.locator('ol').last().getByRole('listitem')).toContainText(
          states.map((state) => t('withdraw', `withdraw.state.${state}`)),
        )
      await way('REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAID', 'AWAITING_RECEIPT')
      await clean()
      await received.click()
      await expect(received).toHaveCount(0)
      await way('AWAITING_RECEIPT', 'RECEIVED', 'COMPLETED')
      await expect(header(page)).toContainText(left)

      await page.goto('/member?page=transactionHistory')
      const records = page.getByRole('main')
      for (const [kind, amount] of [
        ['deposit', '500.00'],
        ['bet', '10.00'],
        ['bonus_release', ''],
        ['withdraw_hold', '3,000.00'],
      ] as const) {
        await expect(
          records
            .locator('tr, li')
            .filter({ hasText: t('records', `type.${kind}`) })
            .filter({ hasText: amount })
            .first(),
        ).toBeVisible()
      }
      await clean()
      await page.goto('/member?page=transactionHistory&type=WITHDRAWAL')
      await expect(records.locator('tr, li').filter({ hasText: orderNo }).first()).toContainText('3,000.00')
      await page.goto('/member?page=ledgerProof')
      await expect(page.locator('[data-proved]')).toHaveAttribute('data-proved', 'true')
      await expect(page.locator('[data-proved]')).toContainText(left)
      await clean()
      expect(await ledger.balance(account)).toBe(left)
      expect(await ledger.breaches()).toEqual([])
    })
  })
}
