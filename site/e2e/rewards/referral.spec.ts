import { expect, type Page } from '@playwright/test'
import { newName, register, signUp } from '../support/player.ts'
import { write } from '../support/servers/rows.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.getByRole('main')

/** The friend deposits 500.00, as English pages say it. */
async function deposit(page: Page): Promise<void> {
  await page.goto('/member?page=depositv2')
  await page.getByRole('radio', { name: 'Instant wallet', exact: true }).check()
  await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill('500')
  await page.getByRole('button', { name: /^Deposit .*500/ }).click()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.locator('[data-part="result"]')).toContainText('500.00')
}

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, params?: Record<string, string>) => t('referral', key, params)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a friend registers with the link, qualifies, and the reward is collected', async ({
      page,
      browser,
      product,
    }) => {
      await signUp(page, newName())
      await page.goto('/member?page=referral')
      await expect(main(page)).toContainText(w('friends.none'))
      await isSound(page)
      const link = await main(page)
        .getByRole('region', { name: w('invite') })
        .locator('[data-component="qr-code"] [data-part="text"]')
        .innerText()
      expect(link).toMatch(/\/register\?referralCode=\w{9}$/)

      const away = await browser.newContext({ locale: 'en-GB', baseURL: product.url })
      const friend = await away.newPage()
      const name = newName()
      await friend.goto(new URL(link).pathname + new URL(link).search)
      await register(friend, name)
      const row = main(page)
        .getByRole('row')
        .filter({ hasText: `${name.slice(0, 2)}***` })
      await page.reload()
      await expect(row).toContainText(w('state.REGISTERED'))
      await isSound(page)
      // What the friend has played already.
      const played = `update referral set valid_bet = 1000000
        where friend_id = (select id from member where account = $1)`
      expect(await write(product.dataDir, played, name)).toBe(1)
      await deposit(friend)
      // The page follows.
      const collect = main(page).getByRole('button', {
        name: new RegExp(w('collect', { amount: String.raw`.*100\.00.*` })),
      })
      await expect(collect).toBeVisible({ timeout: 60_000 })
      await expect(row).toContainText(w('state.QUALIFIED'))
      await isSound(page)
      await collect.click()
      await expect(main(page)).toContainText(w('collect.none'))
      await expect(row).toContainText(w('state.REWARDED'))
      await main(page)
        .getByRole('button', { name: w('income.state.CLAIMED') })
        .click()
      await isSound(page)
      await away.close()
    })
  })
}
