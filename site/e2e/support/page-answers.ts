import type { Page } from '@playwright/test'

/** Opens later pages without the answers that the gateway wrote into them: their scripts make the calls. */
export const withoutPageAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { pageAnswers: {} }))
