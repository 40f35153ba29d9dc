import type { Locator, Page } from '@playwright/test'
import type { Product } from './servers/product.ts'
import { turn } from './servers/settings.ts'

/** A page of the member centre. */
export const at = (name: string) => `/member?page=${name}`
export const png = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
export const toast = (page: Page, text: RegExp | string): Locator =>
  page.locator('[data-component="toast"]').filter({ hasText: text })
export const amountIn = (page: Page): Locator =>
  page.locator('main form [data-component="money-field"] input:not([type=hidden])').first()
export const press = (page: Page): Locator => page.locator('main form button[type=submit]')

/** Settings that allow money forms to be submitted repeatedly: transfer wallets, and high limits for orders. */
export async function openHanded(product: Product): Promise<void> {
  await turn(product.dataDir, 'wallet', { isSingle: false })
  await turn(product.dataDir, 'withdraw', { sandboxSlowSeconds: 0, autoApprove: 0, dailyCount: 20 })
  await turn(product.dataDir, 'deposit', { mostOpen: 10 })
}
