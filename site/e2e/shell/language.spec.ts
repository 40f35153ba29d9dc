import type { Page } from '@playwright/test'
import { languageButton, logIn } from '../support/player.ts'
import { balanceOf, expect, fillLogin, test } from '../support/test.ts'

test(
  'the prerendered page is in the visitor’s language and hydrates without an error',
  { tag: '@smoke' },
  async ({ browser, site }) => {
    for (const [locale, lang, join] of [
      ['en-GB', 'en', 'Join'],
      ['bn-BD', 'bn', 'নিবন্ধন'],
      ['fr-FR', 'bn', 'নিবন্ধন'],
    ] as const) {
      const page = await browser.newPage({ baseURL: site.url, locale })
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      const html = await (await page.goto('/'))?.text()
      expect(html).toContain(join)
      expect(html).not.toContain('style="')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('button', { name: join, exact: true }).first()).toBeEnabled()
      await page.waitForLoadState('networkidle')
      expect(problems).toEqual([])
      await page.close()
    }
  },
)

test.describe('on a device in Bengali', () => {
  test.use({ locale: 'bn-BD' })
  test('with English only in storage, the first call is already in English, and hydration has no mismatch', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'en'))
    const requested = new Set<string | undefined>()
    page.on(
      'request',
      (request) => request.url().includes('/wps/') && requested.add(request.headers()['accept-language']),
    )
    for (const path of ['/', '/rng']) {
      await context.clearCookies()
      expect(await (await page.goto(path))?.text()).toContain('<html lang="bn"')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(
        page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Casino', exact: true }),
      ).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await (await page.reload())?.text()).toContain('<html lang="en"')
    }
    expect([...requested]).toEqual(['en'])
  })
})

test('language switches in place and is stored, also in the account', async ({ page, site, browser }) => {
  const waitForLanguage = (to: Page, language: string) =>
    to.waitForResponse(
      (answer) =>
        answer.url().endsWith('/wps/member/language') &&
        answer.ok() &&
        answer.request().postDataJSON().language === language,
    )
  await logIn(page.context(), site.account('member'))
  await page.goto('/')
  await expect(balanceOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { same: true }))
  const inBengali = waitForLanguage(page, 'bn')
  const lanes = page.waitForResponse((response) => response.url().includes('GCSGAME_newGameVendor'))
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('button', { name: /Language/ })
    .click()
  await languageButton(page, 'বাংলা').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'মেনু' }).getByRole('link', { name: 'ক্যাসিনো', exact: true }),
  ).toBeVisible()
  await Promise.all([inBengali, lanes])
  await page.getByRole('navigation', { name: 'মেনু' }).getByRole('link', { name: 'ক্যাসিনো', exact: true }).click()
  await expect(page).toHaveTitle(/^ক্যাসিনো/)
  await expect(page.getByText(/^[০-৯,]+টি গেম/)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  expect(
    await page.evaluate(() => [
      localStorage.getItem('lang'),
      localStorage.getItem('hisLang'),
      document.cookie.includes('lang=bn'),
    ]),
  ).toEqual(['bn', 'bn', true])

  // On another device the same person has English: the setting of the device wins, and the account follows.
  const other = await browser.newPage({ baseURL: site.url, locale: 'en-GB' })
  await other.goto('/login')
  const inEnglish = waitForLanguage(other, 'en')
  await fillLogin(other, site.account('member'))
  await inEnglish
  await other.close()
})

test('scheme and brand are chosen at run time and applied before the first paint', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: /Brand/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'haat')
  // With the boot script alone, the page already has the chosen appearance.
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('/boot-') ? route.continue() : route.abort(),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'haat')
  await expect(page.getByRole('link', { name: 'Haat' }).first()).toBeVisible()
  await page.unroute('**/assets/*.js')
})
