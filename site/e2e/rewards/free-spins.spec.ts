import { createBrandClient } from '@brand/sdk'
import { memberCalls } from '@brand/sdk/member'
import { expect, type Page } from '@playwright/test'
import { gameOf, newName, signUp, spin } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const main = (page: Page) => page.getByRole('main')

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, params: Record<string, string> = {}) => t('rewards', key, params)
  const n = (count: number) => new Intl.NumberFormat(locale).format(count)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('free spins are taken, played to the last on the reels, and their win arrives', async ({ page, product }) => {
      const account = newName()
      await signUp(page, account)
      // The game of the sandbox's own free spins.
      const sdk = createBrandClient({ baseUrl: product.url })
      const { list } = await memberCalls(sdk).points.items({ type: 'SPINS', language: lang })
      sdk.close()
      const { nodeId = 0, gameName: title = '' } = list[0]?.spins ?? {}
      await operate(product.dataDir, 'rewards', 'offer', {
        account,
        key: 'spins',
        form: 'SPINS',
        multiple: 3,
        note: 'Have fun',
        spins: { game: nodeId, count: 6, stake: '5.00', maxWin: '500' },
      })

      await page.goto('/member?page=rewardCenter')
      const rows = main(page)
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(title)
      await expect(rows).toContainText(w('spins.short_other', { n: n(6) }))
      await isSound(page)
      await rows.getByRole('link', { name: w('terms.see') }).click()
      await expect(main(page)).toContainText(w('spins.cost.expected'))
      await expect(main(page)).toContainText('30.00')
      await isSound(page)
      await main(page)
        .getByRole('button', { name: w('take.amount', { amount: w('spins.short_other', { n: n(6) }) }) })
        .click()
      await expect(main(page).getByRole('tab', { selected: true })).toContainText(w('tab.IN_PROGRESS'))
      await expect(rows).toContainText(w('spins.left', { n: n(6), of: n(6) }))
      await isSound(page)

      await page.goto('/member?page=bonusDetails')
      await expect(main(page)).toContainText(w('spins.left', { n: n(6), of: n(6) }))
      await isSound(page)
      await main(page)
        .getByRole('link', { name: w('spins.open') })
        .click()
      let game = await gameOf(page, title)
      const left = game.locator('.figure.is-stake')
      await expect(left).toContainText(t('vendor', 'gift.left'))
      await expect(left).toContainText('6 × ৳')
      let won = await (await spin(game)).over()
      await expect(left).toContainText('5 × ৳')
      await isSound(page)
      // Nothing is lost by a reload.
      await page.reload()
      game = await gameOf(page, title)
      await expect(game.locator('.figure.is-stake')).toContainText('5 × ৳')
      for (const still of ['4', '3', '2', '1']) {
        won += await (await spin(game)).over()
        await expect(game.locator('.figure.is-stake')).toContainText(`${still} × ৳`)
      }
      await game.getByRole('button', { name: t('vendor', 'spin'), exact: true }).click()
      const over = game.getByRole('status').filter({ hasText: t('vendor', 'gift.over').split('{{won}}')[0]!.trim() })
      await expect(over).toBeVisible({ timeout: 60_000 })
      const total = /([\d,]+\.\d\d)/.exec((await over.textContent()) ?? '')?.[1] ?? ''
      expect(Number(total.replaceAll(',', ''))).toBeGreaterThanOrEqual(won)
      await expect(game.locator('.figure.is-stake')).toContainText(t('vendor', 'stake'))

      await page.goto('/member?page=rewardCenter&tab=IN_PROGRESS')
      if (Number(total.replaceAll(',', '')) === 0) {
        await expect(main(page)).toContainText(w('none.IN_PROGRESS'))
        await page.goto('/member?page=rewardCenter&tab=HISTORY')
        await expect(rows).toContainText(w('reason.nothing_won'))
      } else {
        await expect(rows).toContainText(w('state.ACTIVE'))
        await expect(main(page).getByRole('region', { name: w('running') })).toContainText(total)
      }
      await isSound(page)
    })
  })
}
