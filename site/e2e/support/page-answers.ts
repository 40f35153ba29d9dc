import type { Page } from '@playwright/test'

/** Opens later pages without the answers that come with them: their scripts make each call. */
export async function withoutPageAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { pageAnswers: {} }))
  await page.route('**/wps/answers?*', (route) => route.abort())
}
