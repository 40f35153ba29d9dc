import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from './servers/product.ts'
import { write } from './servers/rows.ts'
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

/** Accepts the first contract that waits, after `reads` has read it. */
export async function acceptContract(page: Page, t: Words, reads?: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = await openContract(page, t)
  await reads?.(dialog)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toBeHidden()
}

/** Moves a running slot of five minutes, with what was played in it, into the past: it is over and can be settled. */
export async function moveSlot({ dataDir }: Product, ...accounts: string[]): Promise<void> {
  const at = `date_bin('5 minutes', now(), timestamptz '2000-01-01 00:00:00Z') - interval '10 minutes'`
  const line = `(select id from member where account = any ($1))`
  await write(dataDir, `update contract_play set slot = ${at} where member_id in ${line}`, accounts)
  await write(
    dataDir,
    `update contract set start_at = ${at}, next_at = ${at} + interval '5 minutes'
     where kind = 'REAL_TIME' and state = 'active' and downline_id in ${line}`,
    accounts,
  )
}
