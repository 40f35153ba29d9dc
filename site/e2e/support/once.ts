import type { BrowserContext, Locator, Page, Route } from '@playwright/test'

/** Ten presses within 100 ms. */
export const tenPresses = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    for (let n = 0; n < 10; n++) setTimeout(() => element.click(), n * 10)
  })

/**
 * From now on a call arrives and its answer does not. @returns the keys it carries: the client itself may knock again,
 * always with the one of its press
 */
export async function loseAnswers(page: Page, call: string): Promise<Set<string | undefined>> {
  const keys = new Set<string | undefined>()
  await page.route(`**/${call}`, async (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort('connectionreset')
  })
  return keys
}

/**
 * The next call of a kind is held on its way. @returns when it has left, and what lets it arrive, also where its page
 * is gone by then
 */
export async function holdBack(
  page: Page,
  call: string,
): Promise<{ left: Promise<unknown>; arrive: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<Route>()
  await page.route(`**/${call}`, resolve, { times: 1 })
  return {
    left: promise,
    async arrive() {
      const route = await promise
      const response = await route.fetch()
      // Nobody hears it where the page was reloaded.
      await route.fulfill({ response }).catch(() => {})
    },
  }
}

/** Another tab of the same session. */
export async function secondTab(page: Page, context: BrowserContext, at: string): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), page.evaluate((to) => void window.open(to), at)])
  return tab
}

/**
 * The worst that one wish can meet: it is pressed ten times in each of two tabs, both calls are under way at once, and
 * the first tab never hears an answer. @returns the keys that were sent, by tab
 */
export async function pressInBoth(
  call: string,
  tabs: readonly [Page, Page],
  button: (tab: Page) => Locator,
): Promise<Set<string | undefined>[]> {
  const keys = tabs.map(() => new Set<string | undefined>())
  const both = Promise.withResolvers<void>()
  for (const [n, tab] of tabs.entries()) {
    await tab.route(`**/${call}`, async (route) => {
      keys[n]?.add(route.request().headers()['idempotency-key'])
      if (keys.every(({ size }) => size > 0)) both.resolve()
      await both.promise
      // The client of the first tab asks again, maybe after the test has ended.
      const response = await route.fetch().catch(() => undefined)
      if (response) await (n === 0 ? route.abort('connectionreset') : route.fulfill({ response }))
    })
  }
  await Promise.all(tabs.map((tab) => tenPresses(button(tab))))
  await both.promise
  return keys
}
