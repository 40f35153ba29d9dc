import { expect, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Fund password of every account in the tests. */
export const pin = '280416'

/** On the withdrawal page: sets the fund password. */
export async function setFundPassword(page: Page, t: Words, loginPassword = 'Padma2026'): Promise<void> {
  await page.getByRole('button', { name: t('fund-password', 'fund.set') }).click()
  const dialog = page.getByRole('dialog', { name: t('fund-password', 'fund.title') })
  await dialog.getByLabel(t('fund-password', 'fund.login')).fill(loginPassword)
  await dialog.getByLabel(t('fund-password', 'fund.new')).fill(pin)
  await dialog.getByLabel(t('fund-password', 'fund.confirm')).fill(pin)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** On the withdrawal page: opens the dialog of a new payout account, by default of a bank, and fills it. */
export async function fillAccount(page: Page, t: Words, fields: Record<string, string>, kind?: string) {
  await page.getByRole('button', { name: t('withdraw', 'withdraw.accounts.add') }).click()
  if (kind) await page.getByText(kind, { exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [field, text] of Object.entries({ ...fields, fundPassword: pin }))
    await dialog.locator(`input[name="${field}"]`).fill(text)
  return { dialog, save: () => dialog.getByRole('button', { name: t('withdraw', 'withdraw.accounts.save') }).click() }
}

/** On the withdrawal page: fills and submits the form. */
export async function askFor(page: Page, t: Words, amount: string): Promise<void> {
  const form = page.getByRole('form', { name: t('withdraw', 'withdraw.form') })
  await form.getByRole('textbox', { name: t('withdraw', 'withdraw.amount') }).fill(amount)
  await form.getByLabel(t('fund-password', 'fund.label')).and(form.locator('input')).fill(pin)
  await form.locator('button[type=submit]').click()
}

export const orders = (page: Page) => page.getByRole('article')
export const orderNoOf = async (page: Page) =>
  ((await orders(page).first().getAttribute('id')) ?? '').replace('order-', '')
