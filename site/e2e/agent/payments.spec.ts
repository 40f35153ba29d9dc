import { expect, type Page } from '@playwright/test'
import { logIn } from '../support/player.ts'
import { isSound } from '../support/sound.ts'
import { addPaidLine, type PaidLine } from '../support/team.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const password = 'Padma2026'
const at = (page: string, query = '') => `/agentHome?page=${page}${query}`
const main = (page: Page) => page.getByRole('main')

const bases = (page: Page) =>
  main(page)
    .locator('button[aria-haspopup="dialog"]')
    .filter({ hasText: /\.\d\d/ })

/** The page of a kind, once the gateway has settled and paid the slot. */
async function openSettled(page: Page, query: string, amount: string): Promise<void> {
  await expect(async () => {
    await page.goto(at('realtimeSalary', query))
    await expect(bases(page)).toHaveText([new RegExp(amount.replace('.', '\\.'))], { timeout: 3000 })
    await expect(main(page).locator('[data-component="status-chip"][data-tone="success"]')).toHaveCount(1, {
      timeout: 1000,
    })
  }).toPass({ timeout: 90_000 })
}

/** An amount of income by its term. */
const figure = (page: Page, term: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .first()

let line: PaidLine | undefined

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test('a settled slot is followed from the income of both sides to its amount, members and rounds', async ({
      page,
      context,
      browser,
      product,
    }) => {
      line ??= await addPaidLine(product)
      const { top, agent, player } = line
      await logIn(context, { username: agent, password })
      await openSettled(page, '', '60.00')
      await isSound(page)
      // Of the four kinds the menu has the one that there is a contract of.
      const menu = page.locator('a[href^="/agentHome?page="]')
      await page.goto('/agentHome')
      await expect(menu.and(page.locator('[href$="page=realtimeSalary"]')).first()).toBeAttached()
      await expect(menu.and(page.locator('[href$="page=dividends"]'))).toHaveCount(0)
      await page.goto(at('dividends'))
      await expect(main(page)).toContainText(t('payments', 'none.dividends'))
      await isSound(page)

      await page.goto(at('agentRevenueReport', '&kind=REAL_TIME'))
      await expect(figure(page, t('income', 'netIncome'))).toContainText('60.00')
      await isSound(page)
      await main(page).getByRole('row').locator('button[aria-expanded]').first().click()
      await main(page)
        .getByRole('link', { name: t('income', 'contract.open') })
        .click()

      await bases(page).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toContainText('10,000.00')
      await expect(sheet.getByRole('link', { name: player })).toBeVisible()
      await isSound(page)
      await sheet.getByRole('link', { name: player }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('team', 'bets.title') })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`account=${player}&range=custom&from=\\d{4}-\\d\\d-\\d\\d`))

      // Above, what came in, what went on, and what is left.
      const upper = await browser.newContext({ baseURL: product.url, locale, viewport, reducedMotion: 'reduce' })
      await logIn(upper, { username: top, password })
      const theirs = await upper.newPage()
      await theirs.goto(at('agentRevenueReport'))
      await expect(figure(theirs, t('income', 'received'))).toContainText('100.00')
      await expect(figure(theirs, t('income', 'paid'))).toContainText('60.00')
      await expect(figure(theirs, t('income', 'netIncome'))).toContainText('40.00')
      await isSound(theirs)
      await openSettled(theirs, '&role=paid', '60.00')
      await expect(main(theirs)).toContainText(agent)
      await isSound(theirs)
      await upper.close()
    })
  })
}

test('a record is disputed by the one, and the other reads why', async ({ page, context, browser, product }) => {
  const t = wordsOf('en')
  const { top, agent } = await addPaidLine(product)
  await logIn(context, { username: agent, password })
  await openSettled(page, '', '60.00')
  await bases(page).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('payments', 'dispute') }).click()
  await isSound(page)
  await sheet.getByLabel(/^Reason/).fill('A round is missing')
  await sheet.getByRole('button', { name: t('payments', 'dispute.send') }).click()
  await expect(sheet).toContainText(t('payments', 'disputed.you'))
  await page.keyboard.press('Escape')
  await expect(main(page)).toContainText(t('payments', 'status.DISPUTED'))

  const upper = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  await logIn(upper, { username: top, password })
  const theirs = await upper.newPage()
  await theirs.goto(at('realtimeSalary', '&role=paid&status=DISPUTED'))
  await bases(theirs).click()
  await expect(theirs.getByRole('dialog')).toContainText('A round is missing')
  await isSound(theirs)
  await upper.close()
})
