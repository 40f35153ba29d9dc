import { expect, type Page } from '@playwright/test'
import { newName, signUp } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.getByRole('main')

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string) => t('rewards', key)
  const b = (key: string) => t('bonuses', key)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? '@smoke' : '@full' }, () => {
    test.use({ locale, viewport })

    test('cash is collected, a bonus is read before it is taken, waits for the one before, and is given up', async ({
      page,
      product,
    }) => {
      const account = newName()
      await signUp(page, account)
      const offer = (key: string, more: object) =>
        operate(product.dataDir, 'rewards', 'offer', { account, key, note: 'Have fun', ...more })
      await page.goto('/member?page=rewardCenter')
      await expect(main(page)).toContainText(w('none.CLAIMABLE'))
      await isSound(page)

      // The page is open, and follows.
      await offer('cash', { form: 'CASH', amount: '50', multiple: 0 })
      await offer('first', { form: 'BONUS', amount: '200', multiple: 5, maxBet: '100' })
      await offer('second', { form: 'BONUS', amount: '80', multiple: 3 })
      const rows = main(page)
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      await expect(rows).toHaveCount(3)
      await isSound(page)
      await main(page)
        .getByRole('button', { name: w('collect'), exact: true })
        .click()
      await expect(rows).toHaveCount(2)

      for (const at of [1, 0]) {
        await rows
          .nth(at)
          .getByRole('link', { name: w('terms.see') })
          .click()
        await expect(main(page)).toContainText(at === 1 ? '1,000.00' : '240.00')
        await expect(main(page).getByRole('img', { name: /100|১০০/ })).toBeVisible()
        await isSound(page)
        if (at === 1) {
          const games = main(page).getByRole('table', { name: w('cost.games') })
          const slow = games.getByRole('row').filter({ hasText: '10,000.00' })
          await expect(slow).toHaveCount(1)
          await main(page)
            .getByRole('combobox', { name: w('cost.game') })
            .click()
          await page.getByRole('option').last().click()
          await expect(main(page).getByRole('group', { name: w('cost.about') })).toContainText('10,000.00')
        }
        await main(page)
          .getByRole('button', { name: w('take.amount').split('{{amount}}').find(Boolean)!.trim() })
          .click()
        await expect(main(page).getByRole('tab', { selected: true })).toContainText(w('tab.IN_PROGRESS'))
        await main(page)
          .getByRole('tab', { name: new RegExp(w('tab.CLAIMABLE')) })
          .click()
        await expect(rows).toHaveCount(at)
      }
      await main(page)
        .getByRole('tab', { name: new RegExp(w('tab.IN_PROGRESS')) })
        .click()
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText(w('state.CLAIMED'))
      await expect(rows.last()).toContainText(w('state.ACTIVE'))
      const running = main(page).getByRole('region', { name: w('running') })
      await expect(running).toContainText('200.00')
      await isSound(page)

      await running.getByRole('link', { name: w('details') }).click()
      await expect(main(page)).toContainText(b('left'))
      const bonuses = main(page).getByRole('tabpanel').getByRole('region')
      await expect(bonuses.filter({ hasText: b('state.WAITING') })).toHaveCount(1)
      const active = bonuses.filter({ hasText: b('state.ACTIVE') })
      await active.getByRole('button', { name: b('bets') }).click()
      await expect(active).toContainText(b('bets.none'))
      await isSound(page)
      await page.goBack()

      await running.getByRole('button', { name: w('forfeit') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: w('forfeit') })
        .click()
      await expect(running).toContainText('80.00')
      await main(page)
        .getByRole('tab', { name: w('tab.HISTORY') })
        .click()
      await expect(rows.filter({ hasText: w('state.FORFEITED') })).toHaveCount(1)
      await expect(rows.filter({ hasText: w('state.RELEASED') })).toHaveCount(1)
      await isSound(page)
      await page.goto('/member?page=bonusDetails&tab=history')
      await expect(bonuses).toHaveCount(1)
      await expect(bonuses).toContainText(b('reason.FORFEITED'))
      await isSound(page)
      await main(page)
        .getByRole('tab', { name: b('tab.series') })
        .click()
      const series = main(page).getByRole('table', { name: b('tab.series') })
      await expect(series.getByRole('row').filter({ hasText: /%|٪/ }).first()).toBeVisible()
      await isSound(page)
    })
  })
}
