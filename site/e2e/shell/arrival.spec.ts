import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { memberPages } from '../support/member-pages.ts'
import { logIn, newName, signUp } from '../support/player.ts'
import { siteDist } from '../support/servers/product.ts'
import { expect } from '../support/test.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

/** The chunk that every page loads when idle, identified by what only Arrival does. */
const deferred = readdirSync(join(siteDist, 'client/assets')).find(
  (file) =>
    file.endsWith('.js') && /scrollRestoration\s*=/.test(readFileSync(join(siteDist, 'client/assets', file), 'utf8')),
)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Navigates like a link in the page. */
const go = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, href)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every page of the member centre opens at its top with focus on it, and back restores the scroll position', async ({
    page,
    product,
  }) => {
    await logIn(page.context(), product.account('member'))
    await page.goto('/member')
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    for (const address of memberPages) {
      await page.evaluate(() => scrollTo(0, 400))
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
      const left = await scrolled(page)
      await go(page, address)
      await expect(page).toHaveURL(address)
      await expect.poll(() => scrolled(page), address).toBe(0)
      await expect(page.getByRole('main').getByRole('region').first(), address).toBeFocused()
      await page.goBack()
      await expect.poll(() => scrolled(page), address).toBe(left)
      await expect(page.getByRole('region', { name: 'My account' }), address).toBeFocused()
    }
  })

  test('a link pressed before the deferred part has loaded opens the next page at its top, too', async ({ page }) => {
    const loaded = Promise.withResolvers<void>()
    let held = 0
    await page.route(`**/${deferred}`, async (route) => {
      held++
      await loaded.promise
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect.poll(() => held).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(() => scrolled(page)).toBe(400)
    await go(page, '/rng')
    // The file has code of other pages too, so the next one may wait for it.
    loaded.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an order opens at its top with focus on its heading, its code and amount visible', async ({ page }) => {
    await signUp(page, newName())
    await page.goto('/member?page=depositv2')
    await page.getByRole('radio', { name: 'QR payment', exact: true }).check()
    await page.getByRole('textbox', { name: 'How much would you like to deposit?' }).fill('500')
    const send = page.getByRole('button', { name: /^Deposit .*৳/ })
    // The button stays at the edge of a phone, wherever the page is.
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    expect(await scrolled(page)).toBeGreaterThan(200)
    await send.click()
    await expect(page.getByRole('heading', { name: 'Payment details' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    // It stays there after the provider has returned the payee.
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
    expect(await scrolled(page)).toBe(0)
  })

  test('a reload restores the scroll position', async ({ page }) => {
    await page.goto('/')
    // The page came drawn; what keeps its place is loaded later.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.evaluate(() => scrollTo(0, 600))
    await page.waitForFunction(() => sessionStorage.getItem('scroll')?.includes('600'))
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(600)
  })
})
