import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { restoreSites, startSite, type Site } from './site.ts'
import { ownAddress } from './visitor.ts'
import { withoutBlur } from './without-blur.ts'

interface Fixtures {
  /** A page in English at the site's address; whatever it reports as an error fails the test. */
  page: Page
}

interface WorkerFixtures {
  site: Site
}

/** Tests of the built site on a throwaway gateway. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  locale: 'en-GB',
  // Frames of motion are a fifth of what a test costs; what moves is tested where a spec turns it on.
  reducedMotion: 'reduce',
  extraHTTPHeaders: ownAddress,
  context: async ({ context }, use) => {
    await withoutBlur(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      // Refusals and lost chunks are part of what is tested; policy violations and React's complaints are not.
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

/** The same for a file that turns settings and does not turn them back. */
export function onTurnedSite(): typeof test {
  test.afterAll(restoreSites)
  return test
}

/** The same on a site of its own: what is published there would stand in the way elsewhere. */
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

/** Logs in through the dialog that is open. */
export async function fillLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel(/^Password\*?$/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
}

/** Waits until a page that came drawn, or one part of it, hears presses; before, only its links do. */
export const alive = (page: Page, part: Locator = page.locator('main')) =>
  expect
    .poll(() => part.first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)

/** The balance in the header. */
export const balanceOf = (page: Page) => page.getByRole('banner').locator('[data-component="balance-display"]')
