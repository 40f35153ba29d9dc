import { expect, type FrameLocator, type Page } from '@playwright/test'

/** A name that nobody has yet. */
export const newName = (): string => `rahim${Math.random().toString(36).slice(2, 9)}`

/** Opens an account through the dialog that the header's button opens. */
export async function join(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Join', exact: true }).click()
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

export const header = (page: Page) => page.getByRole('banner')

/** The game of a page, once its button says Spin. */
export async function gameOf(page: Page, name: string): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[title="Game: ${name}"]`)
  await expect(spinButton(game)).toBeVisible({ timeout: 30_000 })
  return game
}

const spinButton = (game: FrameLocator) => game.getByRole('button', { name: 'Spin', exact: true })
const result = (game: FrameLocator) => game.getByRole('status')

/** What the game says of a round once it is over. */
const outcome = /^(Win|No win|৳.*returned)/

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
      await expect.poll(async () => {
        const anew = await said.evaluate(({ count }) => count > 0)
        return anew && outcome.test((await result(game).textContent()) ?? '')
      }, { timeout: 45_000 }).toBe(true)
      const [, amount = '0'] = /৳\s*([\d,.]+)/.exec((await result(game).textContent()) ?? '') ?? []
      await expect(spinButton(game)).toBeEnabled({ timeout: 10_000 })
      return Number(amount.replaceAll(',', ''))
    },
  }
}
