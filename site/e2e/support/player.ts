import { expect, type FrameLocator, type Page } from '@playwright/test'
import { wordsOf } from './words.ts'

/** A name that nobody has yet. */
export const newName = (): string => `rahim${Math.random().toString(36).slice(2, 9)}`

/** Fills the registration that is open, and sends it. */
export async function register(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Join Veranda' })
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByLabel(/^Password\*?$/).fill('Padma2026')
  await dialog.getByLabel('Confirm password').fill('Padma2026')
  await dialog.getByLabel('I am 18 or older').check()
  await dialog.getByLabel('I agree that this is play money only').check()
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
}

/** Opens an account through the dialog that the header's button opens. */
export async function join(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click()
  await register(page, username)
}

export const header = (page: Page) => page.getByRole('banner')

/** The game of a page, once its button says Spin, in either language. */
export async function gameOf(page: Page, name: string): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[title$=": ${name}"]`)
  await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 })
  return game
}

const languages = ['en', 'bn'].map(wordsOf)
const spinButton = (game: FrameLocator) =>
  game.getByRole('button', { name: new RegExp(`^(${languages.map((t) => t('vendor', 'spin')).join('|')})$`) })
const result = (game: FrameLocator) => game.getByRole('status')

/** What the game says of a round once it is over, and how much came of it. */
const outcomes = languages.flatMap((t) =>
  ['result.win', 'result.none', 'result.back'].map(
    (key) => new RegExp(`^${t('vendor', key, { amount: String.raw`৳\s*(?<amount>[\d,.]+)`, stake: '৳.*' })}`),
  ),
)
const outcomeIn = (text: string | null) =>
  outcomes.map((outcome) => outcome.exec(text ?? '')).find((match) => match !== null)

/** Presses Spin. */
export async function spin(game: FrameLocator): Promise<{ over: () => Promise<number> }> {
  // Two rounds may end with the same words, with others said in between or not.
  const said = await result(game).evaluateHandle((status) => {
    const times = { count: 0 }
    new MutationObserver(() => times.count++).observe(status, { childList: true, characterData: true, subtree: true })
    return times
  })
  await spinButton(game).click()
  return {
    /** Waits for the result in words; answers what was won. */
    async over() {
      await expect
        .poll(
          async () => {
            const anew = await said.evaluate(({ count }) => count > 0)
            return anew && outcomeIn(await result(game).textContent()) !== undefined
          },
          { timeout: 45_000 },
        )
        .toBe(true)
      const amount = outcomeIn(await result(game).textContent())?.groups?.['amount'] ?? '0'
      await expect(spinButton(game)).toBeEnabled({ timeout: 10_000 })
      return Number(amount.replaceAll(',', ''))
    },
  }
}
