import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { password } from '../support/access.ts'
import { fillLogin } from '../support/test.ts'
import { secondTab } from '../support/once.ts'
import { gameOf, newName, signUp, spin } from '../support/player.ts'
import { write } from '../support/servers/rows.ts'
import { turn } from '../support/servers/settings.ts'
import { wager } from '../support/servers/wager.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

const limits = '/member?page=limits'
const game = '/rng?q=padma%20gol'

async function arrive(page: Page): Promise<string> {
  const account = newName()
  await signUp(page, account)
  return account
}

test('a time-out that begins in another tab covers the game that is open in this one', async ({ page, context }) => {
  await arrive(page)
  await page.goto(game)
  await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
  await expect(page.locator('iframe[title="Game: Padma Gold"]')).toBeAttached()
  const other = await secondTab(page, context, limits)
  await other.getByRole('button', { name: 'Start time-out' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Start time-out' }).click()
  const cover = page.getByRole('dialog', { name: 'Time-out' })
  await expect(cover).toContainText(/Until .*\d/)
  expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
  await cover.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/rng/)
})

test('a category that is closed in another tab covers its open game and no other', async ({ page, context }) => {
  await arrive(page)
  await page.goto(game)
  await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
  await expect(page.locator('iframe[title="Game: Padma Gold"]')).toBeAttached()
  const other = await secondTab(page, context, limits)
  const close = async (category: string) => {
    const kinds = other.getByRole('region', { name: 'Game types' })
    await kinds.getByRole('checkbox', { name: category, exact: true }).check()
    await kinds.getByRole('button', { name: 'Close games' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Close games' }).click()
    await expect(other.getByRole('alertdialog')).toHaveCount(0)
  }
  const cover = page.getByRole('dialog', { name: /Closed by you until .*\d/ })
  await close('Fishing')
  await expect(other.locator('[data-closed=FISH]')).toContainText('Closed until')
  await close('Casino')
  await expect(cover).toContainText('Casino')
  await expect(cover).toContainText('These games reopen by themselves')
  expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
  await cover.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/\/rng/)
})

test(
  'a limit is set, exhausted and raised; the increase has a waiting time',
  { tag: '@smoke' },
  async ({ page, context, product }) => {
    const account = await arrive(page)
    await page.goto(limits)
    await page.getByRole('button', { name: 'Set a limit' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Stakes' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter a limit')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Limit' }).fill('500')
    expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    const card = page.locator('[data-limit="WAGER DAY"]')
    await expect(card).toContainText(/500\.00\S* left/)

    const table = await secondTab(page, context, '/seamless?vassalage=JL&gameType=RNG&nodeId=10001')
    await gameOf(table, 'Padma Gold')
    await wager(product, account, ...Array.from({ length: 5 }, () => '100.00'))
    // The notice appears on the game page and on the limits page, with the round that exhausted the limit.
    const reached = table.getByRole('dialog', { name: 'Stake limit reached' })
    await expect(reached).toContainText('Resets')
    expect(await faults(table, halfOfThem, '[role=dialog]')).toEqual([])
    await expect(card.getByRole('progressbar')).toHaveJSProperty('value', 100)
    await expect(card).toContainText(/500\.00\S* used/)
    await expect(page.getByRole('status').filter({ hasText: 'Stake limit reached' })).toBeVisible()
    await table.reload()
    await expect(reached).toBeVisible()
    await reached.getByRole('button', { name: 'Leave the game' }).click()
    await expect(table).not.toHaveURL(/seamless/)
    await table.close()

    await card.getByRole('button', { name: 'Change: Stakes · Per day' }).click()
    await dialog.getByRole('textbox', { name: 'Limit' }).fill('800')
    await expect(dialog.getByText('A higher limit takes 24 hours')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('after you confirm')
    await card.getByRole('button', { name: 'Keep lower limit' }).click()
    await expect(card).not.toContainText('after you confirm')
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
  },
)

test.describe('on a phone in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' })

  test('the reality check covers the game until it is acknowledged, then play continues', async ({
    page,
    context,
    product,
    baseURL,
  }) => {
    const account = await arrive(page)
    await page.goto(game)
    await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
    const frame = await gameOf(page, 'Padma Gold')
    await (await spin(frame)).over()
    await context.addCookies([{ name: 'lang', value: 'bn', url: baseURL ?? '' }])
    expect(
      await write(
        product.dataDir,
        `update play_session set started_at = started_at - interval '65 minutes', next_check_at = now() - interval '1 second'
         where member_id = (select id from member where account = $1)`,
        account,
      ),
    ).toBe(1)
    const check = page.getByRole('dialog', { name: 'Reality check' })
    await expect(check).toBeVisible()
    await expect(check).toContainText('1 hour')
    await page.keyboard.press('Escape')
    await expect(check).toBeVisible()
    expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
    await check.getByRole('button', { name: 'Continue playing' }).click()
    await expect(check).toBeHidden()
    await (await spin(frame)).over()
    await page.goto(limits)
    await expect(page.getByRole('heading', { name: 'আপনার সেশন' })).toBeVisible()
    expect(await faults(page, halfOfThem, 'main')).toEqual([])
  })
})

test(
  'an irrevocable exclusion takes two steps and the account name; then games are closed and withdrawals available',
  { tag: '@smoke' },
  async ({ page }) => {
    const account = await arrive(page)
    await page.goto(limits)
    await page.getByRole('button', { name: 'Start time-out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start time-out' }).click()
    await expect(page.getByText('Time-out until')).toBeVisible()

    await page.getByRole('button', { name: 'Exclude myself' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(4)
    await dialog.getByRole('button', { name: 'I understand' }).click()
    const name = dialog.getByRole('textbox', { name: /^Enter your username/ })
    await name.fill('somebody')
    await dialog.getByRole('button', { name: 'Exclude me for 6 months' }).click()
    await expect(dialog.getByText('This is not your username')).toBeVisible()
    await name.fill(account)
    await dialog.getByRole('button', { name: 'Exclude me for 6 months' }).click()
    const login = page.getByRole('dialog', { name: 'Log in' })
    await expect(login.getByText('You have excluded yourself until')).toContainText('You can still log in')
    await expect(login.getByRole('link', { name: 'Help centre' })).toHaveAttribute('href', '/help')
    expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
    await fillLogin(page, { username: account, password })
    await expect(login).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Self-exclusion until' })).toBeVisible()

    await page.goto(game)
    await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
    await expect(page.getByText('You are taking a break from play')).toBeVisible()
    await page.goto(limits)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page).toHaveURL(/page=withdraw/)
    await expect(page.locator('[data-part="withdrawable"]')).toContainText('10,000.00')
  },
)

test('categories of games are closed, the statement of the year is shown and downloaded, and the self-test stays on the device', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(limits)
  const kinds = page.getByRole('region', { name: 'Game types' })
  await kinds.getByRole('button', { name: 'Close games' }).click()
  await expect(kinds.getByRole('alert')).toHaveText('Choose at least one')
  await kinds.getByRole('checkbox', { name: 'Casino', exact: true }).check()
  await kinds.getByRole('button', { name: 'Close games' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close games' }).click()
  await expect(kinds.locator('[data-closed=RNG]')).toContainText('Closed until')
  expect(await faults(page, halfOfThem, 'main')).toEqual([])

  await page.goto(game)
  const notice = page.locator('[data-part="closed-here"]')
  await expect(notice).toContainText('Closed by you until')
  await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
  await expect(page.getByText('You have closed games of this kind')).toBeVisible()
  await page.getByRole('link', { name: 'Other games' }).click()
  await expect(page).toHaveURL(/\/live/)
  await expect(notice).toHaveCount(0)

  await page.goto(limits)
  await page.getByRole('link', { name: 'See statement' }).click()
  const year = new Date().getFullYear()
  await expect(page.getByRole('table', { name: `Statement of ${year}` })).toContainText('Whole year')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toBe(`statement-${year}.csv`)
  expect(await faults(page, halfOfThem, 'main')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.getByRole('link', { name: 'All limits' }).click()
  await page.getByRole('link', { name: 'Start test' }).click()
  const sent: string[] = []
  page.on('request', (request) => void (/RGFE_\w*SelfTest/.test(request.url()) && sent.push(request.url())))
  await page.getByRole('button', { name: 'See result' }).click()
  await expect(page.getByText('Answer this question')).toHaveCount(9)
  await expect(page.getByRole('radio', { name: 'Never' }).first()).toBeFocused()
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio', { name: 'Sometimes' }).check()
  expect(await faults(page, halfOfThem, 'main')).toEqual([])
  await page.getByRole('button', { name: 'See result' }).click()
  await expect(page.getByRole('heading', { name: 'Play is harming you' })).toBeFocused()
  await expect(page.getByText('9 of 27 points')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('link', { name: 'Take a break' }).click()
  await expect(page.getByRole('heading', { name: 'Take a break' })).toBeVisible()
})

test.describe('under a stricter profile, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.afterEach(({ product }) => turn(product.dataDir, 'rg', {}))

  test('time and loss limit are set before the game opens; when exhausted the game pauses, and a break ends automatically', async ({
    page,
    product,
  }) => {
    const account = await arrive(page)
    await turn(product.dataDir, 'rg', { profile: 'ES' })
    await page.goto(game)
    await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
    const before = page.getByRole('dialog', { name: 'Before you play' })
    await before.getByRole('button', { name: 'Start session' }).click()
    await expect(before.getByText('Enter a limit')).toBeVisible()
    expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
    await before.getByRole('radio', { name: '30 minutes' }).check()
    await before.getByRole('textbox', { name: 'Loss limit' }).fill('500')
    await before.getByRole('button', { name: 'Start session' }).click()
    await expect(before).toBeHidden()
    await expect(page.locator('iframe[title="Game: Padma Gold"]')).toBeAttached()
    // Bets and their refusals are covered by tests of the gateway.
    const mine = 'member_id = (select id from member where account = $1)'
    expect(
      await write(
        product.dataDir,
        `update rg_plan set staked = 100, last_at = now() - interval '2 minutes', ends_at = now() - interval '1 minute' where ${mine}`,
        account,
      ),
    ).toBe(1)
    const over = page.getByRole('dialog', { name: 'Your session is over' })
    await expect(over).toBeVisible()
    await expect(over.getByRole('timer')).toHaveText(/^5\d:\d\d$/)
    expect(await faults(page, halfOfThem, '[role=dialog]')).toEqual([])
    await over.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page).toHaveURL(/\/rng/)

    await turn(product.dataDir, 'rg', { profile: 'DE' })
    const stretch = `insert into play_session (member_id, started_at, last_at, unbroken_since)
      select id, now() - interval '61 minutes', now() - interval '270 seconds', now() - interval '61 minutes'
      from member where account = $1`
    expect(await write(product.dataDir, stretch, account)).toBe(1)
    await page.getByRole('article').filter({ hasText: 'Padma Gold' }).getByRole('link').click()
    const rest = page.getByRole('dialog', { name: 'Time for a break' })
    await expect(rest.getByRole('timer')).toHaveText(/^0:\d\d$/)
    await expect(rest).toBeHidden({ timeout: 45_000 })
    await expect(page.locator('iframe[title="Game: Padma Gold"]')).toBeAttached()
  })
})
