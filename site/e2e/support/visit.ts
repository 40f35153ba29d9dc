import type { Page } from '@playwright/test'

/** Time without a request after which a page counts as loaded, in ms. */
const quiet = 1000

/**
 * Opens a page and waits until it is usable and asks for nothing more. Returns the addresses that reached the gateway:
 * what the browser had kept is not among them.
 */
export async function visit(page: Page, path: string, usable: (page: Page) => Promise<void>): Promise<string[]> {
  const addresses = new Map<string, string>()
  const kept = new Set<string>()
  let last = Date.now()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now()
    if (request.url.startsWith('http')) addresses.set(requestId, request.url)
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void kept.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) kept.add(requestId)
  })
  await page.goto(path)
  await usable(page)
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet / 5)
  return [...addresses].flatMap(([id, address]) => (kept.has(id) ? [] : [address]))
}
