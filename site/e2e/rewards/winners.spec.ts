import { expect, type Page } from '@playwright/test'
import { addPlayer } from '../support/played.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.getByRole('main')
const masked = (account: string) => `${account.slice(0, 2)}***${account.at(-1)}`

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, values?: Record<string, string>) => t('winners', key, values)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a visitor reads wins and ranks, narrows them, and opens a game', async ({ page, product }) => {
      const [small, large] = [await addPlayer(product, '260.00'), await addPlayer(product, '1500.00')]
      await page.goto('/')
      await main(page)
        .getByRole('link', { name: t('games', 'winners.all') })
        .click()
      await expect(page).toHaveURL(/\/winners$/)
      const wins = main(page).getByRole('table', { name: w('tab.winners') })
      await expect(wins).toContainText(masked(small))
      await expect(wins).toContainText('1,400.00')
      await expect(wins).toContainText(w('times', { n: '15.00' }))
      await isSound(page)

      await main(page)
        .getByRole('switch', { name: w('big') })
        .click()
      await expect(page).toHaveURL(/big=1/)
      await expect(wins).not.toContainText('160.00')
      await expect(wins).toContainText(masked(large))
      await wins.getByRole('link').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      await main(page)
        .getByRole('tab', { name: w('tab.ranks') })
        .click()
      const ranks = main(page).getByRole('table', { name: w('tab.ranks') })
      await expect(ranks).toContainText('500.00')
      await main(page)
        .getByRole('radio', { name: w('by.multiplier') })
        .click({ force: true })
      await expect(ranks).toContainText(w('times', { n: '15.00' }))
      await expect(page).toHaveURL(/tab=ranks/)
      await isSound(page)
      // The address has it all.
      await page.reload()
      await expect(ranks).toContainText(w('times', { n: '15.00' }))
    })
  })
}
