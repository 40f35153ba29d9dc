import { test as base } from '@playwright/test'
import { openLedger, type Ledger } from './ledger.ts'
import { startProduct, type Product } from './product.ts'
import { restoreSettings, turn } from './settings.ts'
import { ownAddress } from './visitor.ts'
import { withoutBlur } from './without-blur.ts'

const extended = (vendorMore: Record<string, string>) =>
  base.extend<object, { product: Product; ledger: Ledger }>({
    locale: 'en-GB',
    // As in `test.ts`; games say the result of a round sooner.
    reducedMotion: 'reduce',
    baseURL: async ({ product }, use) => use(product.url),
    extraHTTPHeaders: ownAddress,
    context: async ({ context }, use) => {
      await withoutBlur(context)
      await use(context)
    },
    product: [
      async ({}, use) => {
        const product = await startProduct(vendorMore)
        // As on a throwaway gateway: on a busy machine a login would wait for its proof of work.
        await turn(product.dataDir, 'challenge', { maxNumber: 500 }, 'for good')
        // Each test is a visitor behind a proxy: the sandbox's inbox is open to them.
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
 * Tests of the whole product on ports of its own: one command's worth of it, with a real game behind the frame. Files
 * that ask for the same share one, and leave its settings as they were. `vendorMore` turns the vendor.
 */
export function wholeProduct(vendorMore: Record<string, string> = {}) {
  const key = JSON.stringify(vendorMore)
  const test = made.get(key) ?? extended(vendorMore)
  made.set(key, test)
  // Of the file that calls.
  test.afterAll(restoreSettings)
  return test
}
