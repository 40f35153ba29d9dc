import { test as base } from '@playwright/test'
import { openLedger, type Ledger } from './servers/ledger.ts'
import { startProduct, type Product } from './servers/product.ts'
import { restoreSettings, turn } from './servers/settings.ts'
import { ownAddress, type PictureOption } from './visitor.ts'
import { withoutBlur } from './without-blur.ts'

const extended = (vendorMore: Record<string, string>) =>
  base.extend<PictureOption, { product: Product; ledger: Ledger }>({
    locale: 'en-GB',
    // As in `test.ts`; games show the result of a round sooner.
    reducedMotion: 'reduce',
    baseURL: async ({ product }, use) => use(product.url),
    pictures: ['plain', { option: true }],
    extraHTTPHeaders: ownAddress,
    context: async ({ context }, use) => {
      await withoutBlur(context)
      await use(context)
    },
    product: [
      async ({}, use) => {
        const product = await startProduct(vendorMore)
        // As on a throwaway gateway: on a busy machine a login would have to wait for its proof of work.
        await turn(product.dataDir, 'challenge', { maxNumber: 500 }, 'for good')
        // Each test is a visitor behind a proxy, for whom the sandbox's inbox is enabled.
        await turn(product.dataDir, 'sandbox', { inbox: 'open' }, 'for good')
        await use(product)
        await product.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    ledger: [
      async ({ product }, use) => {
        const ledger = await openLedger(product.dataDir)
        await use(ledger)
        await ledger.close()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })

const made = new Map<string, ReturnType<typeof extended>>()

/**
 * Tests of the whole product on its own ports, started by one command, with a real game in the frame. Files with the
 * same options share a product, and restore its settings. `vendorMore` are environment variables of the vendor.
 */
export function wholeProduct(vendorMore: Record<string, string> = {}) {
  const key = JSON.stringify(vendorMore)
  const test = made.get(key) ?? extended(vendorMore)
  made.set(key, test)
  // Registered for the calling file.
  test.afterAll(restoreSettings)
  return test
}
