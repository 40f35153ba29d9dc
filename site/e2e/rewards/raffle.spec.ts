import { expect, type Page } from '@playwright/test'
import { addPlayer } from '../support/played.ts'
import { logIn, newName } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { turn } from '../support/servers/settings.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => page.getByRole('dialog')
/** Long enough to deposit and to play on a busy machine. */
const lastsMs = 60_000

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, values?: Record<string, string>) => t('raffles', key, values)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a visitor reads the raffles and draws a past one again', async ({ page }) => {
      await page.goto('/raffles')
      const open = { en: 'Harvest raffle', bn: 'নবান্ন র‍্যাফল' }[lang]
      const past = { en: 'Boat raffle', bn: 'নৌকা র‍্যাফল' }[lang]
      await expect(main(page).getByRole('listitem', { name: open })).toContainText('5,000.00')
      await isSound(page)
      await main(page)
        .getByRole('tab', { name: w('status.PAST') })
        .click()
      await main(page)
        .getByRole('listitem', { name: past })
        .getByRole('link', { name: w('open', { title: past }) })
        .click()
      await expect(page).toHaveURL(/#boat-raffle$/)
      await expect(sheet(page).getByRole('table', { name: w('winners') })).toContainText('1,000.00')
      await isSound(page)
      await sheet(page)
        .getByRole('button', { name: w('check'), exact: true })
        .click()
      await expect(sheet(page)).toContainText(w('check.fits'))
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
    })

    test('tickets are earned by play, drawn, and the prize is collected once', async ({ page, context, product }) => {
      await turn(product.dataDir, 'raffles', { graceMinutes: 0 })
      const id = newName()
      const title = { en: 'Quick raffle', bn: 'ঝটপট র‍্যাফল' }
      await operate(product.dataDir, 'raffles', 'add', {
        id,
        texts: { en: { title: title.en, text: 'Play for it.' }, bn: { title: title.bn, text: 'খেলুন।' } },
        to: new Date(Date.now() + lastsMs).toISOString(),
        betPerTicket: '100.00',
        // Whoever has a ticket wins.
        prizes: [{ count: 50, amount: '7.00' }],
      })
      const account = await addPlayer(product)
      await logIn(context, { username: account, password: 'Padma2026' })
      await page.goto(`/raffles#${id}`)
      const own = sheet(page).getByRole('list', { name: w('mine') })
      // Play is counted each ten seconds.
      await expect(async () => {
        await page.reload()
        await expect(own.getByRole('listitem')).not.toHaveCount(0, { timeout: 3000 })
      }).toPass({ timeout: 60_000 })
      await isSound(page)
      // The page follows: that the person has won is told as it comes.
      await expect(sheet(page).getByRole('table', { name: w('winners') })).toContainText('7.00', { timeout: 120_000 })
      await isSound(page)
      await sheet(page)
        .getByRole('button', { name: w('check'), exact: true })
        .click()
      await expect(sheet(page)).toContainText(w('check.fits'))
      await sheet(page)
        .getByRole('button', { name: w('claim'), exact: true })
        .click()
      await expect(page.getByText(w('claimed')).first()).toBeVisible()
      await expect(sheet(page).getByRole('button', { name: w('claim'), exact: true })).toHaveCount(0)
      await expect(sheet(page).getByRole('list', { name: w('won') })).toContainText('7.00')
    })
  })
}
