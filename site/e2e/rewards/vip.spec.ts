import { expect, type Page } from '@playwright/test'
import { addPlayer } from '../support/played.ts'
import { logIn } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { turn } from '../support/servers/settings.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.getByRole('main')

/** Ranks that a bet of 500.00 climbs. In minor units: total, keep, upgrade, salary. */
const ranks = [
  [0, 0, 0, 0],
  [30_000, 20_000, 5000, 2000],
  [100_000, 60_000, 10_000, 4000],
  [400_000, 90_000, 25_000, 8000],
].map(([totalMinor = 0, keepMinor = 0, upgradeMinor = 0, salaryMinor = 0], level) => ({
  label: { en: level === 0 ? 'Guest' : `VIP ${level}`, bn: level === 0 ? 'অতিথি' : `ভিআইপি ${level}` },
  totalMinor,
  keepMinor,
  upgradeMinor,
  salaryMinor,
}))

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, values?: Record<string, string>) => t('vip', key, values)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a rank is reached by play, shows what keeps it, and its bonus waits in the reward centre', async ({
      page,
      context,
      product,
    }) => {
      await turn(product.dataDir, 'vip', { ranks })
      const account = await addPlayer(product)
      await logIn(context, { username: account, password: 'Padma2026' })
      await page.goto('/member?page=vip')
      const first = ranks[1]?.label[lang] ?? ''
      const ladder = main(page).getByRole('list', { name: w('ladder') })
      await expect(ladder.getByRole('listitem')).toHaveCount(4)
      // The page follows: what the rank gives is told as it comes.
      await expect(ladder.locator('[aria-current]')).toContainText(first, { timeout: 60_000 })
      await expect(main(page)).toContainText(w('month.kept', { rank: first }))
      const total = main(page).getByRole('progressbar', { name: w('next', { rank: ranks[2]?.label[lang] ?? '' }) })
      await expect(total).toHaveAttribute('value', '50')
      await isSound(page)

      await page.reload()
      if (lang === 'en')
        await expect(page.getByRole('banner').getByRole('link', { name: first })).toHaveAttribute('href', /page=vip/)
      else {
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('site', 'account', { name: '' }).trim() })
          .click()
        await expect(page.getByRole('menuitem', { name: w('title') })).toContainText(first)
        await page.keyboard.press('Escape')
      }
      await main(page)
        .getByRole('link', { name: w('collect.open') })
        .click()
      await expect(main(page).getByRole('tabpanel').getByRole('listitem').first()).toContainText('50.00')

      // A rank that an operator gives is kept this month, also without its play.
      await operate(product.dataDir, 'vip', 'set', { account, level: 3, reason: 'From another site' })
      await page.goto('/member?page=vip')
      const third = ranks[3]?.label[lang] ?? ''
      await expect(ladder.locator('[aria-current]')).toContainText(third)
      await expect(main(page)).toContainText(w('month.safe', { rank: third }))
      await isSound(page)

      await turn(product.dataDir, 'modules', { VIP3: false })
      await expect(async () => {
        await page.goto('/member?page=vip')
        await expect(main(page)).toContainText(t('member', 'missing.title'), { timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await expect(page.getByRole('banner').getByRole('link', { name: third })).toHaveCount(0)
      await turn(product.dataDir, 'modules', {})
    })
  })
}
