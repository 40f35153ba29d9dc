import rows from '../../../locales/languages.json' with { type: 'json' }
import { createBrandClient, createSessionStore, webStorage } from '@brand/sdk'
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Page,
} from '@playwright/test'
import type { Account, Product } from './servers/product.ts'
import { wordsOf } from './words.ts'

/** An unused user name. */
export const newName = (): string => `rahim${Math.random().toString(36).slice(2, 9)}`

/** Fills and submits the open registration form. */
export async function register(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Join Veranda' })
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByLabel(/^Password\*?$/).fill('Padma2026')
  await dialog.getByLabel('Confirm password').fill('Padma2026')
  await dialog.getByLabel('I am 18 or older').check()
  await dialog.getByLabel('I agree to the terms of use').check()
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
}

/** Opens an account through the dialog that the button in the header opens. */
export async function join(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click()
  await register(page, username)
}

/** A client that calls like the browser, with its address, headers and cookies, and the storage it writes. */
function clientOf(request: APIRequestContext) {
  const stored = new Map<string, string>()
  const storage = webStorage({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  })
  const sdk = createBrandClient({
    session: createSessionStore(storage),
    language: () => 'en',
    async fetch(input, { method, headers, body } = {}) {
      const answer = await request.fetch(input instanceof Request ? input.url : input.toString(), {
        method: method ?? 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { data: body }),
      })
      return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() })
    },
  })
  return { sdk, stored }
}

/** Starts pages with the storage of the client. */
function startWith(pages: Page | BrowserContext, stored: ReadonlyMap<string, string>): Promise<unknown> {
  return pages.addInitScript((entries) => {
    // Frames of games have storage of their own or none. Once per tab is enough: a person may log out.
    if (window.top !== window || sessionStorage.getItem('signed-up')) return
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
    sessionStorage.setItem('signed-up', 'yes')
  }, Array.from(stored))
}

/**
 * Opens an account with the client instead of the form, which has its own tests. The page is logged in at its next
 * navigation.
 */
export async function signUp(page: Page, username: string): Promise<void> {
  const { sdk, stored } = clientOf(page.request)
  const { termsVersion } = await sdk.system.registerRules({})
  const password = 'Padma2026'
  await sdk.member.register({
    username,
    password,
    confirmPassword: password,
    agreed: true,
    ...(termsVersion && { termsVersion }),
    language: 'en',
  })
  sdk.close()
  await startWith(page, stored)
}

/** Logs in with the client instead of the form: every page of the context is logged in from the start. */
export async function logIn(
  context: BrowserContext,
  { username, password }: Pick<Account, 'username' | 'password'>,
): Promise<void> {
  const { sdk, stored } = clientOf(context.request)
  await sdk.session.login({ username, password })
  sdk.close()
  await startWith(context, stored)
}

/** A language in the open choice of languages, by its own name. */
export const languageButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

export const header = (page: Page) => page.getByRole('banner')

/** The game frame of a page, once its Spin button is shown, in any language. */
export async function gameOf(page: Page, name: string): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[title*="${name}"]`)
  await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 })
  return game
}

const languages = rows.filter(({ complete }) => complete).map(({ tag }) => wordsOf(tag))
const spinButton = (game: FrameLocator) =>
  game.getByRole('button', { name: new RegExp(`^(${languages.map((t) => t('vendor', 'spin')).join('|')})$`) })
const result = (game: FrameLocator) => game.getByRole('status')

/** The text of the game at the end of a round, and the amount won. */
const outcomes = languages.flatMap((t) =>
  ['result.win', 'result.none', 'result.back'].map(
    (key) =>
      new RegExp(
        `^${t('vendor', key, { amount: '<amount>', stake: '<stake>' })
          .replaceAll(/[()[\].*+?|\\]/g, String.raw`\$&`)
          .replace('<amount>', String.raw`৳\s*(?<amount>[\d,.]+)`)
          .replace('<stake>', '৳.*')}`,
      ),
  ),
)
const outcomeIn = (text: string | null) =>
  outcomes.map((outcome) => outcome.exec(text ?? '')).find((match) => match !== null)

/** Presses Spin. */
export async function spin(game: FrameLocator): Promise<{ over: () => Promise<number> }> {
  // Two rounds may end with the same text, with or without another text in between.
  const changes = await result(game).evaluateHandle((status) => {
    const times = { count: 0 }
    new MutationObserver(() => times.count++).observe(status, { childList: true, characterData: true, subtree: true })
    return times
  })
  await spinButton(game).click()
  return {
    /** Waits for the result as text; returns the amount won. */
    async over() {
      await expect
        .poll(
          async () => {
            const anew = await changes.evaluate(({ count }) => count > 0)
            return anew && outcomeIn(await result(game).textContent()) !== undefined
          },
          // Free spins are played one by one, and may bring more of them.
          { timeout: 120_000 },
        )
        .toBe(true)
      const amount = outcomeIn(await result(game).textContent())?.groups?.['amount'] ?? '0'
      await expect(spinButton(game)).toBeEnabled()
      return Number(amount.replaceAll(',', ''))
    },
  }
}

/** Another person, in a browser of their own. */
export async function arrive(browser: Browser, { url }: Product, account?: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  if (account) await logIn(context, account)
  return context.newPage()
}
