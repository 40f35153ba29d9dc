import { expect, type Page } from '@playwright/test'
import { balanceOf } from '../support/test.ts'
import { header, logIn, newName, signUp } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()

const banner = (page: Page) => page.locator('[data-part="offline"]').getByText('You are offline.')
/** How far the banner covers the heading of the page, or sticks out of the window, in px. */
const overlap = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('[data-part="offline"] p')?.getBoundingClientRect()
    const heading = document.querySelector('main h1')?.getBoundingClientRect()
    if (!notice || !heading) return 'no banner or no heading'
    const over = Math.max(0, notice.right - document.documentElement.clientWidth, -notice.left)
    return Math.round(over + (heading.height > 1 ? Math.max(0, notice.bottom - heading.top) : 0))
  })
/** The page is idle, so the connection watcher is loaded. */
const expectNotice = (page: Page) => expect(page.locator('[data-part="offline"]')).toBeAttached()
const shown = { timeout: 2000 }

test('every page reports a lost connection within two seconds, once, until it is back', async ({ page, context }) => {
  await signUp(page, newName())
  for (const path of [
    '/',
    '/rng',
    '/favorite',
    '/help',
    '/nowhere',
    '/lottery',
    '/member',
    '/member?page=messageV2',
    '/member?page=depositv2',
  ]) {
    await page.goto(path)
    await expectNotice(page)
    await context.setOffline(true)
    await expect(banner(page), path).toBeVisible(shown)
    await expect(page.getByText(/no connection|you are offline/i)).toHaveCount(1)
    for (const [width, dir] of [
      [1280, 'ltr'],
      [390, 'ltr'],
      [390, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((to) => {
        document.documentElement.dir = to
        scrollTo({ top: 0, behavior: 'instant' })
      }, dir)
      await expect.poll(() => overlap(page), `${path} ${width} ${dir}`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await context.setOffline(false)
    await expect(banner(page), path).toBeHidden()
  }
})

test('over a dialog, on the agent site and on a game page', async ({ page, context, product }) => {
  await page.goto('/')
  await expectNotice(page)
  await header(page).getByRole('button', { name: 'Join', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible(shown)
  // Announced although the dialog hides the page from screen readers.
  expect(
    await page
      .locator('[data-part="offline"]')
      .evaluate((node) => node.closest('[aria-hidden="true"], [inert]') === null && node.getAttribute('aria-live')),
  ).toBe('polite')
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
  await page.keyboard.press('Escape')

  await page.goto('/agent')
  await expectNotice(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible(shown)
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()

  await logIn(context, product.account('member'))
  await page.goto('/')
  await expect(balanceOf(page)).toBeVisible()
  await page.goto('/rng')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/seamless/)
  await expectNotice(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible(shown)
  await context.setOffline(false)
  await expect(banner(page)).toBeHidden()
})

test('online, but the gateway does not answer: reported within two seconds of the first call, until it answers again', async ({
  page,
  product,
}) => {
  await signUp(page, newName())
  await page.goto('/member')
  await expectNotice(page)
  await product.killGateway()
  await page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: 'Messages' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(page.getByText('No messages', { exact: true })).toHaveCount(0)
  await product.startGateway()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Welcome')
})

test('one failing call while the gateway answers is not a lost connection', async ({ page }) => {
  await signUp(page, newName())
  await page.goto('/member')
  await expectNotice(page)
  await page.route('**/CSP_getInbox*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { name: 'Your messages did not load' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
})
