import { expect, type Page } from '@playwright/test'
import { addPlayer } from '../support/played.ts'
import { logIn, newName } from '../support/player.ts'
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
  const w = (key: string, values?: Record<string, string>) => t('missions', key, values)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a mission is completed by play and collected once; the leaderboard has the person', async ({
      page,
      context,
      product,
    }) => {
      const id = newName()
      const title = { en: 'One round', bn: 'এক রাউন্ড' }
      const texts = { en: { title: title.en }, bn: { title: title.bn } }
      const terms = { metric: 'ROUNDS', period: 'DAILY', target: '1', position: 1 }
      await operate(product.dataDir, 'missions', 'put', { id, ...terms, gift: { amount: '7.00' }, texts })
      const account = await addPlayer(product)
      await logIn(context, { username: account, password: 'Padma2026' })
      await page.goto('/member?page=missionLeaderboard')
      const tab = (name: string) => main(page).getByRole('tab', { name })
      const card = main(page).getByRole('article', { name: title[lang] })
      // The page follows: what can be collected is told as it comes.
      await expect(tab(w('status.C'))).toContainText('(', { timeout: 60_000 })
      await expect(main(page)).toContainText(/GMT\s?\+[6৬]/)
      await isSound(page)
      await tab(w('status.C')).click()
      await expect(card.getByRole('progressbar')).toHaveAttribute('value', '100')
      await card.getByRole('button', { name: w('claim') }).click()
      await expect(page.getByText(w('paid')).first()).toBeVisible()
      await expect(card).toHaveCount(0)
      await tab(w('status.H')).click()
      await expect(card).toContainText(w('state.CLAIMED'))

      await tab(w('tab.leaderboard')).click()
      const mine = main(page).getByRole('region', { name: w('mine') })
      // Ranks are worked out once a minute, and asked for as often.
      await expect(async () => {
        await page.reload()
        await expect(mine).toContainText('500.00', { timeout: 3000 })
      }).toPass({ timeout: 90_000 })
      await expect(main(page).getByRole('table', { name: w('ranks') })).toContainText(
        w('you', { name: '' }).slice(0, 3),
      )
      await isSound(page)
      await operate(product.dataDir, 'missions', 'end', { id })
    })

    test('a leaderboard of the best multiple has the multiple of the person', async ({ page, context, product }) => {
      const id = newName()
      const title = { en: 'Quick kite', bn: 'দ্রুত ঘুড়ি' }
      await operate(product.dataDir, 'leaderboards', 'put', {
        id,
        metric: 'MULTIPLE',
        leastStake: '50.00',
        period: 'DAILY',
        position: 1,
        prizes: [{ from: 1, to: 3, amount: '5.00' }],
        texts: {
          en: { title: title.en, rules: 'The best round counts.' },
          bn: { title: title.bn, rules: 'সেরা রাউন্ড গোনা হয়।' },
        },
      })
      const account = await addPlayer(product, '250.00')
      await logIn(context, { username: account, password: 'Padma2026' })
      await page.goto('/member?page=missionLeaderboard&tab=leaderboard')
      const mine = main(page).getByRole('region', { name: w('mine') })
      await expect(async () => {
        await page.reload()
        await expect(mine).toContainText(w('times', { n: '2.50' }), { timeout: 3000 })
      }).toPass({ timeout: 90_000 })
      await expect(main(page).getByRole('table', { name: w('ranks') })).toContainText(w('times', { n: '2.50' }))
      await expect(main(page).getByRole('region', { name: w('rules') })).toContainText('50.00')
      await isSound(page)
      await operate(product.dataDir, 'leaderboards', 'end', { id })
    })
  })
}
