import type { Page } from '@playwright/test'
import { newName, register } from '../support/player.ts'
import { alive, balanceOf, expect, fillLogin, test } from '../support/test.ts'

const needed = (page: Page) => page.getByRole('alertdialog', { name: 'A real account is needed' })
const tile = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const heart = (page: Page, name: string) => tile(page, name).getByRole('button', { name: `Favourite: ${name}` })
const token = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('brand.session') ?? '{}') as { session?: { token: string } }).session?.token,
  )

async function tryOut(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(balanceOf(page)).toContainText('10,000.00')
}

test('a trial player registers and continues to the page that needs an account; the trial ends in all tabs and at the gateway', async ({
  page,
  context,
  site,
}) => {
  await tryOut(page)
  const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/rng'))])
  await expect(balanceOf(other)).toContainText('10,000.00')
  const trial = await token(page)
  await page.evaluate(() => sessionStorage.setItem('intent.of-the-trial', '1'))
  await page.goto('/member?page=depositv2')
  await needed(page).getByRole('button', { name: 'Not now' }).click()
  await expect(needed(page)).toBeHidden()
  await page.goto('/member?page=depositv2')
  await needed(page).getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Join Veranda' })).toContainText(
    'Free play ends once your account is open',
  )
  const left = page.waitForRequest((request) => request.url().endsWith('/wps/session/logout'))
  await register(page, newName())
  expect((await left).headers()['authorization']).toBe(`Bearer ${trial}`)
  await expect(page).toHaveURL(/\/member\?page=depositv2$/)
  await expect(page.getByText('Free play', { exact: true })).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('intent.of-the-trial'))).toBeNull()
  const now = await token(page)
  expect(now).not.toBe(trial)
  await expect.poll(() => token(other)).toBe(now)
  await expect(other.getByText('Free play', { exact: true })).toBeHidden()
  await expect
    .poll(
      async () =>
        (await fetch(`${site.url}/wps/member/info`, { headers: { authorization: `Bearer ${trial}` } })).status,
    )
    .toBe(401)
})

test('the pending action of a visitor runs after the login: a favourite is added once, a game opens; a cancelled one does not run', async ({
  page,
  site,
}) => {
  await page.goto('/rng')
  await alive(page)
  await heart(page, 'Nine Lanterns').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await heart(page, 'Padma Gold').click()
  await fillLogin(page, site.account('member'))
  await expect(balanceOf(page)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/rng$/)
  await page.goto('/favorite')
  await expect(tile(page, 'Padma Gold')).toBeVisible()
  await expect(tile(page, 'Nine Lanterns')).toHaveCount(0)

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/rng')
  await alive(page)
  await tile(page, 'Padma Gold').locator('[data-part="open"]').click()
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/seamless\?.*nodeId=10001/)
})

test('the pending favourite of a trial player is added after the registration', async ({ page }) => {
  await tryOut(page)
  await page.goto('/rng')
  await alive(page)
  await heart(page, 'Padma Gold').click()
  await needed(page).getByRole('button', { name: 'Open an account' }).click()
  await register(page, newName())
  await expect(heart(page, 'Padma Gold')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/rng$/)
  await page.reload()
  await expect(heart(page, 'Padma Gold')).toHaveAttribute('aria-pressed', 'true')
})
