import { expect, type Page } from '@playwright/test'
import { newName, signUp } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const main = (page: Page) => page.getByRole('main')
/** Also behind an open dialog, where nothing of the page has a role. */
const card = (page: Page, id: string) => page.locator(`main article#${id}`)
const sheet = (page: Page) => page.getByRole('dialog')
const png = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

for (const { lang, locale, viewport, wallet } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 }, wallet: 'তাৎক্ষণিক ওয়ালেট' },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 }, wallet: 'Instant wallet' },
] as const) {
  const t = wordsOf(lang)
  const w = (key: string, params?: Record<string, string>) => t('promotions', key, params)
  /** Takes the reward of the reward centre, after what it asks for. */
  const take = async (page: Page, asks?: string) => {
    await main(page)
      .getByRole('link', { name: t('rewards', 'terms.see') })
      .click()
    if (asks) await expect(main(page)).toContainText(asks)
    await main(page)
      .getByRole('button', { name: t('rewards', 'take.amount').split('{{amount}}').find(Boolean)!.trim() })
      .click()
    await expect(main(page).getByRole('tab', { selected: true })).toContainText(t('rewards', 'tab.IN_PROGRESS'))
  }
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a visitor reads all of them, by kind and at an address, and logs in to join', async ({ page }) => {
      await page.goto('/promotions')
      await expect(main(page).getByRole('article')).toHaveCount(12)
      await isSound(page)
      await main(page)
        .getByRole('button', { name: new RegExp(`^${w('category.NEW')}`) })
        .click()
      await expect(page).toHaveURL(/type=NEW/)
      await expect(main(page).getByRole('article')).toHaveCount(2)
      await page.reload()
      await expect(main(page).getByRole('article')).toHaveCount(2)

      await page.goto('/promotions#lucky-slip')
      await expect(sheet(page)).toContainText(w('version', { version: lang === 'bn' ? '১' : '1' }))
      await expect(card(page, 'lucky-slip')).toBeInViewport()
      await isSound(page)
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(/\/promotions$/)
      await card(page, 'lucky-slip').getByRole('button').click()
      await expect(sheet(page).getByRole('textbox').first()).toBeVisible()
      await page.goto('/promotions#of-nobody')
      await expect(sheet(page)).toContainText(w('failed.one'))
    })

    test('an application: sent, begun with, rejected with a reason, sent again, approved, claimed', async ({
      page,
      product,
    }) => {
      const account = newName()
      await signUp(page, account)
      const latest = async () => {
        const out = await operate(product.dataDir, 'promotions', 'applications', { all: true, limit: 200 })
        return Number(
          out
            .split('\n')
            .find((line) => line.includes(` ${account} `))
            ?.split(' ')[0],
        )
      }
      const decide = async (command: string, more: object = {}) =>
        operate(product.dataDir, 'promotions', command, { id: await latest(), ...more })
      await page.goto('/promotions')
      await expect(card(page, 'old-friends')).toContainText(w('step.conditions'))
      await card(page, 'old-friends').getByRole('button').click()
      const unmet = w('unmet.ACCOUNT_DAYS', { have: lang === 'bn' ? '০' : '0', need: lang === 'bn' ? '৩০' : '30' })
      await expect(sheet(page)).toContainText(unmet)
      await isSound(page)
      await page.keyboard.press('Escape')

      for (const remark of ['Round 4176', 'Round 4177']) {
        await page.goto('/promotions#lucky-slip')
        await sheet(page)
          .getByRole('button', { name: w(remark === 'Round 4176' ? 'step.apply' : 'step.applyAgain'), exact: true })
          .click()
        await expect(sheet(page)).toContainText(w('apply.text'))
        await sheet(page).getByRole('textbox').fill(remark)
        await sheet(page).locator('input[type="file"]').setInputFiles(png)
        await isSound(page)
        await sheet(page)
          .getByRole('button', { name: w('apply.send') })
          .click()
        await expect(sheet(page)).toContainText(w('standing.APPLYING'))
        if (remark === 'Round 4177') break
        // The page is open, and follows.
        await decide('start')
        await expect(sheet(page)).toContainText(w('standing.PROCESSING'))
        expect(await decide('pictures')).toContain('.png')
        await decide('reject', { reason: 'It ends in 76' })
        await expect(sheet(page)).toContainText('It ends in 76')
        await isSound(page)
      }
      await decide('approve', { amount: '77.00' })
      await expect(sheet(page)).toContainText('77.00')
      await isSound(page)
      await sheet(page)
        .getByRole('link', { name: w('step.reward') })
        .click()
      await take(page)
      await page.goto('/promotions#lucky-slip')
      await expect(sheet(page)).toContainText(/77\.00/)
      await expect(sheet(page)).not.toContainText(w('step.reward'))
      await isSound(page)
    })

    test('joined, paid with a deposit, and its bonus taken; what is for the first deposit is over then', async ({
      page,
    }) => {
      await signUp(page, newName())
      await page.goto('/promotions')
      await card(page, 'monsoon-reload').getByRole('button').click()
      await sheet(page)
        .getByRole('button', { name: w('step.join'), exact: true })
        .click()
      await expect(sheet(page)).toContainText(w('standing.JOINED'))
      await isSound(page)
      await sheet(page)
        .getByRole('link', { name: w('step.deposit') })
        .click()
      const d = (key: string, params?: Record<string, string>) => t('deposit', key, params)
      await page.getByRole('radio', { name: wallet, exact: true }).check()
      await page.getByRole('textbox', { name: d('deposit.amount') }).fill('1000')
      await page.getByRole('button', { name: new RegExp(d('deposit.submit', { amount: '.*৳.*' })) }).click()
      await page.getByRole('button', { name: d('deposit.paid.send') }).click()
      await expect(page.locator('[data-part="result"]')).toContainText('1,000.00')

      await page.goto('/promotions')
      await expect(card(page, 'monsoon-reload')).toContainText(w('step.reward'))
      await isSound(page)
      await expect(card(page, 'welcome-match')).toContainText(w('step.conditions'))
      await card(page, 'monsoon-reload')
        .getByRole('button', { name: w('step.reward') })
        .click()
      await expect(main(page)).toContainText('250.00')
      await take(page, '5,000.00')
      await page.goto('/promotions')
      await expect(card(page, 'monsoon-reload').getByRole('button')).toHaveCount(0)
    })

    test('one that opens later is not joined yet, then joined, and without a deposit it expires', async ({
      page,
      product,
    }) => {
      await signUp(page, newName())
      const name = `later-${newName()}`
      const chip = (state: string) => card(page, name).locator(`[data-component="status-chip"][data-state="${state}"]`)
      const at = (ms: number) => new Date(Date.now() + ms).toISOString()
      const texts = { title: 'Next rain', summary: 'A tenth on top', text: 'Join, then deposit.' }
      await operate(product.dataDir, 'promotions', 'add', {
        id: name,
        type: 'DEPOSIT',
        way: 'DEPOSIT',
        picture: '/art/banner/slots/next-rain.svg',
        texts: { en: texts, bn: texts },
        from: at(86_400_000),
        terms: { percent: 10, max: '100.00', minDeposit: '500.00', multiple: 1 },
        position: 10_000,
      })
      await page.goto('/promotions')
      await expect(chip('comingSoon')).toBeVisible()
      await expect(card(page, name).getByRole('button')).toHaveCount(0)
      await isSound(page)

      await operate(product.dataDir, 'promotions', 'publish', { id: name, from: at(-1000), to: at(40_000) })
      await page.reload()
      await card(page, name).getByRole('button').click()
      await sheet(page)
        .getByRole('button', { name: w('step.join'), exact: true })
        .click()
      await expect(sheet(page)).toContainText(w('standing.JOINED'))
      await expect(async () => {
        await page.goto('/promotions')
        await expect(chip('expired')).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 90_000, intervals: [10_000] })
      await isSound(page)
    })

    test('the menu names the first six, once it is open', async ({ page }) => {
      await page.goto('/')
      if (viewport.width < 1000) await page.getByRole('banner').getByRole('button').first().click()
      const menu = page.locator('[data-component="side-menu"]:visible')
      await expect(menu.locator('a[href^="/promotions#"]')).toHaveCount(6)
      await menu.locator('a[href="/promotions#golden-reels"]').click()
      await expect(sheet(page)).toContainText(w('version', { version: lang === 'bn' ? '১' : '1' }))
    })
  })
}
