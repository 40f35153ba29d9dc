import type { Browser } from '@playwright/test'
import { expect, test, type Stage } from './storybook.ts'

// The pages beside the stories: Storybook's look and search, our texts.

async function opened(browser: Browser, stage: Stage, path: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(new URL(path, stage.page.url()).href)
  return { page, errors }
}

for (const [id, heading, part] of [
  ['forms-select--docs', 'Select', 'Not empty: an empty value means that nothing is chosen.'],
  ['feedback-dialog--docs', 'Dialog', 'export function OnDemand'],
  ['contract-deposits-deposits-submit--docs', 'deposits.submit', 'real_account_required'],
  ['start-সাইট-চালান--docs', 'সাইট চালান', 'npm start'],
] as const)
  test(`${heading} is read on a phone`, async ({ browser, stage }) => {
    const { page, errors } = await opened(browser, stage, `/iframe.html?viewMode=docs&id=${id}`, 390)
    await expect(page.getByRole('heading', { name: new RegExp(`${heading}$`) })).toBeVisible()
    // Nothing lies over it.
    await page.getByText(part).first().click({ trial: true })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
    await page.close()
  })

test('search finds a call, a component and a Bengali page', async ({ browser, stage }) => {
  const { page } = await opened(browser, stage, '/index.html', 1440)
  for (const words of ['deposits.submit', 'OtpField', 'সাইট চালান']) {
    await page.locator('#storybook-explorer-searchfield').fill(words)
    await expect(page.getByRole('option').first()).toContainText(words)
  }
  await page.close()
})
