import { expect, type Locator, type Page } from '@playwright/test'
import { onServers } from './servers/fixtures.ts'
import { restoreSites, startSite, type Site } from './servers/site.ts'
import { ownAddress, type PictureOption } from './visitor.ts'
import { withoutBlur } from './without-blur.ts'

interface Fixtures extends PictureOption {
  /** A page in English at the address of the site; any error that it reports fails the test. */
  page: Page
}

/** Tests of the built site on a throwaway gateway. */
export const test = onServers.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  locale: 'en-GB',
  // Animations are a fifth of the cost of a test, so they are off unless a spec turns them on.
  reducedMotion: 'reduce',
  pictures: ['plain', { option: true }],
  extraHTTPHeaders: ownAddress,
  context: async ({ context }, use) => {
    await withoutBlur(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // Refused calls and missing chunks are part of the tests; policy violations and errors of React are not.
      if (
        message.type() === 'error' &&
        !/^Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS/.test(
          message.text(),
        )
      )
        errors.push(message.text())
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

/** The same for a file that changes settings and does not restore them. */
export function onTurnedSite(): typeof test {
  test.afterAll(restoreSites)
  return test
}

/** The same on a site of its own, since what is published there would disturb other tests. */
export const onOwnSite = () =>
  test.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const site = await startSite()
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })

export { expect }

/** Logs in through the open dialog. */
export async function fillLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  // A question that asks for the username as well may be about to close.
  await page.getByRole('textbox', { name: /^Username\s*\*?$/ }).fill(username)
  await page.getByLabel(/^Password\*?$/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
}

/** Waits until a prerendered page, or a part of it, is hydrated; before that only links work. */
export const alive = (page: Page, part: Locator = page.locator('main')) =>
  expect
    .poll(() => part.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)

/** The balance in the header. */
export const balanceOf = (page: Page) => page.getByRole('banner').locator('[data-component="balance-display"]')
