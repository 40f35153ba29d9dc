import { expect, type Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Opens the first contract of an agent that waits for an answer. */
export async function openContract(page: Page, t: Words) {
  await page.goto('/agentHome?page=contracts&tab=up')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('contracts', 'answer') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('contracts', 'request.NEW') })
  await expect(dialog.locator('[data-component="contract-card"]')).toBeVisible()
  return dialog
}
