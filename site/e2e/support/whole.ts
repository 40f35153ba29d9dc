import { onServers, testProduct } from './servers/fixtures.ts'
import { restoreSettings } from './servers/settings.ts'
import { ownAddress, type PictureOption } from './visitor.ts'
import { withoutBlur } from './without-blur.ts'

const standard = onServers.extend<PictureOption>({
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
})

const extended = (vendorMore: Record<string, string>): typeof standard =>
  standard.extend({
    product: [
      async ({}, use) => {
        const product = await testProduct(vendorMore)
        await use(product)
        await product.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })

const made = new Map([['{}', standard]])

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
