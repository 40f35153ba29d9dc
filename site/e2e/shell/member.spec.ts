import { withoutPageAnswers } from '../support/page-answers.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { tabTo } from '../support/access.ts'
import { logIn } from '../support/player.ts'
import { expect, fillLogin, test } from '../support/test.ts'

const centre = 'Member centre'

test(
  'by keyboard through the frame: each page has its title, its focus and its place in the menu',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await page.goto('/login?redirect=%2Fmember')
    await fillLogin(page, site.account('member'))
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Withdrawable' })).toContainText('10,000.00')
    expect(await faults(page, halfOfThem)).toEqual([])

    const menu = page.getByRole('navigation', { name: centre })
    await tabTo(page, menu.getByRole('link', { name: 'Transactions' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(/^Transactions/)
    await expect(page.getByRole('region', { name: 'Transactions' })).toBeFocused()
    await expect(menu.locator('[aria-current="page"]')).toHaveAccessibleName('Transactions')
    await expect(page.getByRole('grid', { name: 'Transactions' })).toContainText('10,000.00')
    await page.goBack()
    await expect(page.getByRole('region', { name: 'My account' })).toBeFocused()

    await page.goto('/member?page=nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(menu).toBeVisible()
  },
)

test('the header and the account menu lead where pages are built and switched on', async ({ page, site }) => {
  const member = site.account('member')
  await logIn(page.context(), member)
  await page.goto('/')
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Bets' })).toBeVisible()
  await page.keyboard.press('Escape')
  await site.set('modules', { TRANSBETREPMEM3: false })
  await page.goto('/member?page=personalHistoryCopy')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Transactions' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Bets' })).toHaveCount(0)
  await site.set('modules', {})
})

test('a part that fails does not affect the others, and is not shown as zero', async ({ page, site }) => {
  await withoutPageAnswers(page)
  await page.route('**/MCSFE_getMemberSummary', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    Object.assign(body.value, { turnover: { status: 'error' }, today: { status: 'error' } })
    await route.fulfill({ response: answer, json: body })
  })
  await logIn(page.context(), site.account('member'))
  await page.goto('/member')
  await expect(page.getByText('Some of this did not load.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Withdrawable' })).toContainText('—')
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText('10,000.00')
  await page.unroute('**/MCSFE_getMemberSummary')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Withdrawable' })).toContainText('10,000.00')
})

test('a trial player is informed that the centre needs a real account', async ({ page }) => {
  await page.goto('/login')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /free|trial|Try/i })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/member?page=transactionHistory')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(/real account/i)
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('on a phone, in Bengali', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'bn-BD',
    colorScheme: 'light',
  })

  test('the overview is the list of pages, and each page leads back to it', async ({ page, site }) => {
    await page.goto('/login?redirect=%2Fmember')
    const { username, password } = site.account('member')
    await page.locator('input[autocomplete="username"]').fill(username)
    await page.locator('input[type="password"]').fill(password)
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    const list = page.getByRole('navigation', { name: 'আমার অ্যাকাউন্টের পাতা' })
    await list.getByRole('link', { name: 'লেনদেন' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'লেনদেন' })).toBeVisible()
    await expect(page.getByText(/১টি এন্ট্রি/)).toBeVisible()
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollWidth])).toEqual([0, 390])
    expect(await faults(page, halfOfThem)).toEqual([])
    await page.getByRole('region').getByRole('link', { name: 'আমার অ্যাকাউন্ট' }).first().click()
    await expect(list).toBeVisible()
  })
})
