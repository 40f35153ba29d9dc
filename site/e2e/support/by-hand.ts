import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from './axe.ts'

/**
 * Tests the transfer page with automatic transfers switched off by the person: a game asks for a transfer first, and
 * the money stays at the vendor when the game is left. `t` has the texts of the language.
 */
export async function playByHand(page: Page, t: (area: string, key: string) => string): Promise<void> {
  const auto = page.getByRole('switch', { name: t('transfer', 'auto') })
  await expect(auto).toBeChecked()
  expect((await auto.locator('xpath=ancestor::label').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const refusal = {
    success: false,
    value: null,
    code: 'function_not_available',
    message: '',
    retryable: false,
    requestId: 'r',
  }
  await page.route('**/GCS_setAutoTransfer', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await auto.click()
  await expect(page.locator('[data-component="toast"]')).toBeVisible()
  await expect(auto).toBeChecked()
  await auto.click()
  await expect(auto).not.toBeChecked()
  await expect(auto).toHaveAccessibleDescription(t('transfer', 'auto.off'))
  await expect(auto).not.toHaveAttribute('aria-busy')
  await page.reload()
  await expect(auto).not.toBeChecked()

  const game = '/seamless?vassalage=JL&gameType=RNG&nodeId=10001'
  const frame = page.locator('iframe')
  await page.goto(game)
  const ending = page.getByRole('alert').filter({ has: page.getByRole('link', { name: t('play', 'end.transfer') }) })
  await expect(ending).toContainText('JL')
  expect(await faults(page, halfOfThem, 'main')).toEqual([])
  await ending.getByRole('button', { name: t('play', 'end.anyway') }).click()
  await expect(frame).toBeVisible()
  await page.goto(game)
  await ending.getByRole('link').click()
  const amount = page.getByRole('textbox', { name: t('transfer', 'amount') })
  await amount.fill('100')
  await page
    .locator('form')
    .getByRole('button', { name: t('transfer', 'move.now'), exact: true })
    .click()
  await expect(amount).toHaveValue('')
  await page.goBack()
  await expect(frame).toBeVisible()
  const left = page.waitForResponse('**/GCS_recallAllWallets')
  await page.getByRole('button', { name: t('play', 'back') }).click()
  expect((await left).ok()).toBe(true)
}
