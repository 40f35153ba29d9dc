import { test as base } from '@playwright/test'
import { patientLimits } from '../../../../packages/gateway/src/testing/patient-limits.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { startProduct, type Product } from './product.ts'
import { turn } from './settings.ts'
import { startSite, type Site } from './site.ts'

export interface Servers {
  /** The whole product on its own ports. */
  product: Product
  ledger: Ledger
  /** The built site on a throwaway gateway; in the gate, where each start counts, that of the product. */
  site: Site
}

/** Starts a product with what tests need; `vendorMore` are environment variables of its vendor. */
export async function testProduct(vendorMore: Record<string, string>): Promise<Product> {
  const product = await startProduct(vendorMore)
  // As on a throwaway gateway: on a busy machine a login would have to wait for its proof of work.
  await turn(product.dataDir, 'challenge', { maxNumber: 500 }, 'for good')
  // There it would also refuse reads: browser, database and gateway share two cores.
  await turn(product.dataDir, 'limits', { ...patientLimits, loopDelayMs: 0 }, 'for good')
  // Each test is a visitor behind a proxy, for whom the sandbox's inbox is enabled.
  await turn(product.dataDir, 'sandbox', { inbox: 'open' }, 'for good')
  return product
}

const siteOf = (product: Product): Site => ({
  url: product.url,
  account: (kind) => product.account(kind),
  set: (group, value) => turn(product.dataDir, group as Parameters<typeof turn>[1], value, 'for good'),
  announce: () => Promise.reject(new Error('A journey of the gate publishes nothing for all.')),
  answerCaptchas: () => Promise.reject(new Error('A journey of the gate answers no captchas.')),
  stop: () => Promise.resolve(),
})

/** Servers are started once a worker, by the first test that names them. */
export const onServers = base.extend<object, Servers>({
  product: [
    async ({}, use) => {
      const product = await testProduct({})
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
  site: process.env['GATE']
    ? [async ({ product }, use) => use(siteOf(product)), { scope: 'worker' }]
    : [
        async ({}, use) => {
          const site = await startSite()
          await use(site)
          await site.stop()
        },
        { scope: 'worker', timeout: 120_000 },
      ],
})
