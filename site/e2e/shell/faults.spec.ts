import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withoutPageAnswers } from '../support/page-answers.ts'
import { languageButton } from '../support/player.ts'
import { siteDist } from '../support/servers/product.ts'
import { alive, balanceOf, expect, fillLogin, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
const dayMs = 86_400_000

test('invalid values in every storage key are dropped, and the page starts as for a new visitor', async ({
  page,
  site,
}) => {
  // Every storage key that the site writes: during a member's visit, and on other occasions.
  await page.goto('/login')
  await page.getByLabel(/Remember me/).check()
  await fillLogin(page, site.account('member'))
  await expect(balanceOf(page)).toContainText('10,000.00')
  await balanceOf(page).getByRole('button', { name: 'Hide balance' }).click()
  await menu(page).getByRole('button', { name: /Brand/ }).click()
  await menu(page)
    .getByRole('button', { name: /Language/ })
    .click()
  await languageButton(page, 'বাংলা').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  const left = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  expect(left.flat()).toEqual(
    expect.arrayContaining([
      'lang',
      'hisLang',
      'brand',
      'balanceHidden',
      'merchantCode',
      'brand.session',
      'cache.games.lanes',
    ]),
  )
  const keys = [
    ...left.flat(),
    'scheme',
    'reloadedAt',
    'referralCode',
    'affiliateCode',
    'draft.register',
    'cache.games.hot',
    'cache.system.registerRules',
    'cache.wallet.merchant',
    'USER_POPUP',
    'ANONYMOUS_POPUP',
    'imageCDN',
    'cpw',
    'remember',
  ]
  await page.context().clearCookies()
  for (const junk of [
    '',
    'null',
    '{',
    '[7]',
    '{"version":1,"session":{},"data":{},"input":{},"until":9e99}',
    '\u0000\uffff',
    'x'.repeat(100_000),
  ]) {
    await page.evaluate(
      ([names, text]) => {
        for (const storage of [localStorage, sessionStorage]) {
          storage.clear()
          for (const name of names) storage.setItem(name, text)
        }
      },
      [keys, junk] as const,
    )
    await page.goto('/register')
    await expect(
      page.getByRole('dialog').getByRole('textbox', { name: 'Phone number' }),
      junk.slice(0, 40),
    ).toHaveValue('')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'veranda')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(
      await page.evaluate(() => ['lang', 'brand', 'scheme', 'balanceHidden'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null, null])
  }
})

test('without storage the site still renders, logs in and changes its language', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/')
  await logIn(page).click()
  await fillLogin(page, site.account('member'))
  await expect(balanceOf(page)).toContainText('10,000.00')
  await menu(page).getByRole('link', { name: 'Fishing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
  await menu(page)
    .getByRole('button', { name: /Language/ })
    .click()
  await languageButton(page, 'বাংলা').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})

for (const [what, offset, tag] of [
  ['ahead', dayMs, []],
  ['behind', -dayMs, ['@full']],
] as const) {
  const name = `a clock a day ${what} changes nothing: sealed calls pass, and the session outlives a reload`
  test(name, { tag: [...tag] }, async ({ page, site }) => {
    await page.clock.install({ time: Date.now() + offset })
    await page.goto('/login')
    await fillLogin(page, site.account('member'))
    await expect(balanceOf(page)).toContainText('10,000.00')
    await page.reload()
    await expect(balanceOf(page)).toContainText('10,000.00')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a failure of the gateway is reported where it occurred, with a retry', async ({ page }) => {
  await withoutPageAnswers(page)
  let broken = true
  await page.route('**/wps/relay/**', (route) =>
    broken ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }) : route.continue(),
  )
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Fishing' })).toBeVisible()
  broken = false
  await page.getByRole('main').getByRole('alert').first().getByRole('button').click()
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .first()
      .or(page.getByRole('main').locator('[data-component="game-card"]').first()),
  ).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await withoutPageAnswers(page)
  await page.route('**/wps/system/status', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site cannot be reached')
})

test('while offline the page reports it with the loaded texts, stays in place, and continues automatically', async ({
  page,
  context,
}) => {
  // Neither the gateway nor the chunk of the error view can be reached.
  await page.route('**/wps/**', (route) => route.abort())
  const assets = join(siteDist, 'client/assets')
  const view = readdirSync(assets).find(
    (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('network.kicker'),
  )
  await page.route(`**/assets/${view}`, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(menu(page).getByRole('link', { name: 'Fishing' })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-component="game-card"]').first()).toBeVisible()

  await context.setOffline(true)
  await menu(page).getByRole('link', { name: 'Fishing' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(menu(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
})

test('on a slow line the page can be read before its scripts arrive', async ({ page, context }) => {
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  let released = () => {}
  const scripts = new Promise<void>((resolve) => (released = resolve))
  await page.route('**/assets/{site,base}-*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Fishing' })).toBeVisible()
  released()
  await alive(page, logIn(page))
  await logIn(page).click()
  // Its chunks come over the same connection.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 })
})

test('tabs of one browser share the session: a login and a logout apply to all', async ({ page, site, context }) => {
  const other = await context.newPage()
  await other.goto('/fish')
  await expect(logIn(other)).toBeVisible()
  await page.goto('/login')
  await fillLogin(page, site.account('member'))
  await expect(balanceOf(other)).toContainText('10,000.00')
  await page.evaluate(() => sessionStorage.setItem('cache.mine', '1'))
  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(balanceOf(page)).toBeHidden()
  // No data of the person stays in either tab; the merchant code of the operator does.
  for (const tab of [page, other])
    expect(
      (await tab.evaluate(() => Object.keys(sessionStorage))).filter(
        (key) => !/^(merchantCode|cache\.(games|system)|.*POPUP|scroll$)/.test(key),
      ),
    ).toEqual([])
})
