import { expect, type Locator, type Page } from '@playwright/test'
import { balanceOf } from './test.ts'

/** Moves focus to a control by keyboard only. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < 100; steps++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${control.toString()}`)
}

/** Fills the fields of the open dialog by their labels, by keyboard only. */
export async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(
      page,
      page
        .getByRole('dialog')
        .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
        .and(page.locator('input')),
    )
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
}

/** Presses a button, checkbox or link of the dialog by keyboard only. */
export async function press(page: Page, role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  await tabTo(
    page,
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole(role, { name, exact: typeof name === 'string' })
      .last(),
  )
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}

/** Selects a tab by keyboard only: the row is one tab stop, arrows move in it. */
export async function chooseTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('dialog').getByRole('tab')
  await tabTo(page, tabs.and(page.locator('[aria-selected="true"]')))
  // Keys pressed before the page listens are lost; the row goes round.
  await expect(async () => {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
    await page.keyboard.press('ArrowRight')
    throw new Error(`${name} is not reached yet`)
  }).toPass()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

/** The latest code sent to a number or e-mail address, from the sandbox inbox. */
export async function codeSentTo(site: { url: string }, to: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const { messages } = (await (await fetch(`${site.url}/sandbox/inbox.json`)).json()) as {
        messages: { to: string; text: string }[]
      }
      code = /\d{6}/.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0]
      return code
    })
    .toBeDefined()
  return code ?? ''
}

/** An unused mobile number of Bangladesh, in its local notation. */
export const newNumber = (): string => `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
export const e164 = (number: string): string => `+88${number}`

/** Password of every account that a test creates. */
export const password = 'Padma2026'
export const account = { Password: password, 'Confirm password': password }
export const agree = async (page: Page) => {
  await press(page, 'checkbox', 'I am 18 or older')
  await press(page, 'checkbox', /^I agree/)
}
export const entered = (page: Page) => expect(balanceOf(page)).toContainText('10,000.00')
/** Removes the session from this tab; the browser keeps its cookies. */
export const newVisit = async (page: Page, path: string) => {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
}
