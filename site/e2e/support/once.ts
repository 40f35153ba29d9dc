import type { BrowserContext, Locator, Page, Route } from '@playwright/test'

/** Presses a button ten times within 100 ms. */
export const tenPresses = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    for (let n = 0; n < 10; n++) setTimeout(() => element.click(), n * 10)
  })

/**
 * From now on calls of a kind arrive but their responses are lost. @returns their idempotency keys: the client itself
 * may repeat a call, always with the key of its press
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
 * Holds the next call of a kind. @returns when it was sent, and a function that lets it arrive, even if its page is
 * gone by then
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
      // No page receives the response after a reload.
      await route.fulfill({ response }).catch(() => {})
    },
  }
}

/** Opens another tab of the same session. */
export async function secondTab(page: Page, context: BrowserContext, at: string): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), page.evaluate((to) => void window.open(to), at)])
  return tab
}

/**
 * The worst case for one action: it is pressed ten times in each of two tabs, both calls are in progress at once, and
 * the first tab never receives a response. @returns the idempotency keys that were sent, by tab
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
      // The client of the first tab repeats its call, possibly after the end of the test.
      const response = await route.fetch().catch(() => undefined)
      if (response) await (n === 0 ? route.abort('connectionreset') : route.fulfill({ response }))
    })
  }
  await Promise.all(tabs.map((tab) => tenPresses(button(tab))))
  await both.promise
  return keys
}
