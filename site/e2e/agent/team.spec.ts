import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { logIn } from '../support/player.ts'
import { operate } from '../support/servers/operate.ts'
import { addTeam, type Team } from '../support/team.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const at = (page: string, query = '') => `/agentHome?page=${page}${query}`
const main = (page: Page) => page.getByRole('main')
const rowOf = (page: Page, account: string) => main(page).getByRole('row').filter({ hasText: account })

/** The page has its heading, nothing is being loaded, nothing is wider than the screen, and axe finds nothing. */
async function isSound(page: Page, title?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, ...(title && { name: title, exact: true }) })).toBeVisible()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faults(page, halfOfThem)).toEqual([])
}

let team: Team | undefined

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    test(
      'an agent follows the line from the overview to a round, and takes each list home',
      { tag: lang === 'bn' ? '@smoke' : [] },
      async ({ page, context, product }) => {
        team ??= await addTeam(product)
        const { agent, player } = team
        await logIn(context, product.account('agent'))

        await page.goto(at('agentTeamOverview'))
        const tile = (name: string) => main(page).locator('dl > div, [data-component="stat"]').filter({ hasText: name })
        // Counted by a job.
        await expect(async () => {
          await page.reload()
          await expect(tile(t('team', 'tile.validBet')).first()).toContainText(/[1-9১-৯]/, { timeout: 2000 })
        }).toPass({ timeout: 60_000 })
        await isSound(page, t('team', 'overview.title'))

        await page.goto(at('downlineManagmentView'))
        await isSound(page, t('team', 'downlines.title'))
        await rowOf(page, agent).getByRole('link', { name: agent }).click()
        await expect(rowOf(page, player)).toBeVisible()
        await expect(page.getByRole('navigation', { name: t('team', 'path') })).toContainText(agent)
        await isSound(page, t('team', 'downlines.title'))

        await page.goto(at('palStatementsAgentCopy'))
        await rowOf(page, agent).getByRole('link', { name: agent }).click()
        await expect(rowOf(page, player)).toBeVisible()
        await isSound(page, t('team', 'pnl.title'))
        await rowOf(page, player).getByRole('link', { name: player }).click()

        await isSound(page, t('team', 'bets.title'))
        await expect(rowOf(page, player)).toHaveCount(5)
        const download = page.waitForEvent('download')
        await main(page)
          .getByRole('button', { name: t('records', 'export') })
          .click()
        const file = await (await download).createReadStream()
        let csv = ''
        for await (const part of file) csv += String(part)
        expect(csv.split('\n').filter((line) => line.includes(player))).toHaveLength(5)

        await page.goto(at('agentDownlineTransactionDetailsCopy', `&account=${player}`))
        await expect(rowOf(page, player).first()).toBeVisible()
        await isSound(page, t('team', 'transactions.title'))
      },
    )

    test('every other page of the menu is sound', async ({ page, context, product }) => {
      await logIn(context, product.account('agent'))
      await page.goto('/agentHome')
      const menu = page.getByRole('navigation').first().locator('a[href^="/agentHome?page="]')
      await expect(menu.first()).toBeAttached()
      const seen = /TeamOverview|downlineManagment|palStatements|personalHistory|TransactionDetails/
      const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const others = [...new Set(addresses)].filter((address) => !seen.test(address))
      expect(others.length).toBeGreaterThan(8)
      for (const address of others)
        await test.step(address, async () => {
          await page.goto(address)
          await isSound(page)
        })
    })
  })
}

test('a day of commission opens down to its rounds', async ({ page, context, product }) => {
  const t = wordsOf('en')
  team ??= await addTeam(product)
  const { player } = team
  await logIn(context, product.account('agent'))
  // 0.8 % less the 0.6 % of the agent between them, of 500.00: in the list that opened, the row itself.
  const line = rowOf(page, player).last()
  // Counted by a job, round by round; paid after midnight.
  await expect(async () => {
    await page.goto(at('agentRevenueReport'))
    await rowOf(page, t('income', 'status.OPEN')).getByRole('button').first().click({ timeout: 3000 })
    await expect(line).toContainText(/500\.00.*0\.8% − 0\.6%.*1\.00/, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await isSound(page, t('income', 'title'))
  await line.getByRole('button', { name: player }).click()
  const rounds = page.getByRole('dialog').getByRole('row').filter({ hasText: '100.00' })
  await expect(rounds).toHaveCount(5)
  expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
})

for (const [lang, width] of [
  ['bn', 390],
  ['en', 1440],
] as const)
  test.describe(`${lang} at ${width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ viewport: { width, height: 900 }, locale: lang === 'bn' ? 'bn-BD' : 'en-GB' })
    test('the terms of the income show the rates and the deal that an operator has set', async ({
      page,
      context,
      product,
    }) => {
      const t = wordsOf(lang)
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format()
      const fromMonth = `${today.slice(0, 7)}-01`
      await operate(product.dataDir, 'deals', 'set', {
        account: product.account('agent').username,
        kind: 'RED_FIGURE',
        fromMonth,
        tiers: [
          { minNet: '0', minActive: 1, rate: '27' },
          { minNet: '50000', minActive: 5, rate: '35' },
        ],
      })
      await logIn(context, product.account('agent'))
      await page.goto(at('agentRevenueReport'))
      await page.getByRole('button', { name: t('income', 'terms.open') }).click()
      const terms = page.getByRole('dialog')
      await expect(terms.getByText(t('income', 'deal.RED_FIGURE'))).toBeVisible()
      await expect(terms.getByText(t('income', 'terms.now'), { exact: true })).toBeVisible()
      await expect(terms.getByRole('row').filter({ hasText: lang === 'bn' ? '২৭' : '27' })).toHaveCount(1)
      await expect(
        terms
          .getByRole('row')
          .filter({ hasText: t('site', 'category.RNG') })
          .first(),
      ).toBeVisible()
      expect(await faults(page, halfOfThem, '[role="dialog"]')).toEqual([])
      await operate(product.dataDir, 'deals', 'end', { account: product.account('agent').username, fromMonth })
    })
  })
