import type { Page } from '@playwright/test'
import { alive, expect, test } from '../support/test.ts'

// On a slow line a page can be read, typed into and pressed long before its scripts are there.

/** Holds the scripts of a page back, other than the one that runs before its first paint. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!boot)[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed into the search before the page listens is searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/rng', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('padma')
  await expect(search).toHaveValue('padma')
  release()
  await expect(page).toHaveURL(/[?&]q=padma(&|$)/)
  await expect(search).toHaveValue('padma')
  await search.press('End')
  await page.keyboard.type(' gold')
  await expect(page).toHaveURL(/q=padma(\+|%20)gold/)
  await expect(page.getByRole('article').filter({ hasText: 'Padma Gold' })).toBeVisible()
})

test('a press before the page listens is not lost; of several the last one counts, once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Join', exact: true }).click()
  await header.getByRole('button', { name: 'Log in', exact: true }).click()
  await header.getByRole('button', { name: 'Log in', exact: true }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('pictures that are scrolled to before the page listens are shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const release = await holdScripts(page)
  await page.goto('/rng', { waitUntil: 'commit' })
  const shown = page.locator('main article img[src]')
  await expect(page.locator('main article img')).toHaveCount(18)
  await expect(shown).toHaveCount(6)
  await page.mouse.wheel(0, 400)
  await expect(shown).toHaveCount(18)
  release()
  await alive(page)
  await expect(shown).toHaveCount(18)
})

test.describe('on a slow phone, right after the first paint', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

  /** Opens an address with a processor four times slower; resolves once something is painted. */
  async function paint(page: Page, address: string) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  }

  test('a press on home opens what it says', async ({ page }) => {
    await paint(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('a press in a lobby opens what it says', async ({ page }) => {
    await paint(page, '/rng')
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('a field of the registration keeps what is typed as soon as it is there', async ({ page }) => {
    await paint(page, '/register')
    const field = page.getByRole('dialog').getByRole('textbox').first()
    await field.click()
    await page.keyboard.type('padma')
    await expect(field).toHaveValue('padma')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true })).toBeVisible()
    await expect(field).toHaveValue('padma')
  })
})
