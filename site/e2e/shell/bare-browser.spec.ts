import type { Page } from '@playwright/test'
import { alive, balanceOf, expect, fillLogin, test } from '../support/test.ts'

/** Interfaces that old and hardened browsers lack, and pages without a secure context, by where they are found. */
const lacking = {
  window:
    'BroadcastChannel IntersectionObserver Notification PerformanceObserver ResizeObserver SharedWorker Worker caches ' +
    'cancelIdleCallback createImageBitmap indexedDB requestIdleCallback scheduler structuredClone visualViewport',
  navigator:
    'canShare clipboard connection credentials locks mediaSession permissions sendBeacon serviceWorker share storage ' +
    'userAgentData vibrate wakeLock',
  crypto: 'randomUUID',
  document: 'exitFullscreen fullscreenElement fullscreenEnabled startViewTransition',
  element: 'animate getAnimations requestFullscreen',
  AbortSignal: 'any timeout',
  Intl: 'Segmenter',
}

/** Pages in such a browser, whose storage throws: at each touch, or when something is written. */
const lackAll = (page: Page, storage: 'closed' | 'full') =>
  page.addInitScript(
    ([names, state]) => {
      const owners: Record<string, object> = {
        window,
        navigator,
        crypto,
        document,
        element: HTMLElement.prototype,
        AbortSignal,
        Intl,
      }
      for (const [owner, keys] of Object.entries(names))
        for (const key of keys.split(' '))
          for (let at: object | null = owners[owner] ?? null; at; at = Object.getPrototypeOf(at) as object | null)
            Reflect.deleteProperty(at, key)
      const refuse = (name: string) => {
        throw new DOMException('not here', name)
      }
      if (state === 'full') Storage.prototype.setItem = () => refuse('QuotaExceededError')
      else
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, { get: () => refuse('SecurityError') })
    },
    [lacking, storage] as const,
  )

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true })
const tile = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const heart = (page: Page, name: string) => tile(page, name).getByRole('button', { name: `Favourite: ${name}` })

for (const storage of ['closed', 'full'] as const)
  test(`a browser that lacks interfaces, its storage ${storage}: games are found and opened, the wallet is read`, async ({
    page,
    site,
  }) => {
    await lackAll(page, storage)
    await page.goto('/')
    await alive(page)
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(24)

    await menu(page).getByRole('link', { name: 'Casino' }).first().click()
    await page.getByRole('searchbox', { name: 'Search by game name' }).fill('padma gold')
    await expect(page).toHaveURL(/q=padma\+gold$/)
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText('Padma Gold')

    await tile(page, 'Padma Gold').locator('[data-part="open"]').click()
    await fillLogin(page, site.account('member'))
    await expect(page).toHaveURL(/\/seamless\?.*nodeId=10001/)
    await expect(page.getByTitle('Game: Padma Gold')).toBeAttached()
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await expect(balanceOf(page)).toContainText('10,000.00')
    // Let go again: the next case logs in to the same account.
    for (const pressed of ['true', 'false']) {
      await heart(page, 'Padma Gold').first().click()
      await expect(heart(page, 'Padma Gold').first()).toHaveAttribute('aria-pressed', pressed)
    }

    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('menuitem', { name: 'Transactions' }).click()
    await expect(page.getByRole('grid', { name: 'Transactions' })).toContainText('10,000.00')
    await page.goBack()
    await expect(tile(page, 'Padma Gold').first()).toBeVisible()
  })
