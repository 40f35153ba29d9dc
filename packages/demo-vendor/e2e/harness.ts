import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test'
import { build } from 'vite'
import { fakeGateway } from '../test/fakeGateway.ts'
import { startVendor } from '../test/vendorProcess.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The site: a page that holds the game in a frame, as the real one does, and records the messages it receives. */
const sitePage = (game: string) => `<!doctype html><body style="margin:0">
<iframe title="Game" style="border:0;width:100vw;height:100vh" allow="autoplay; fullscreen" referrerpolicy="no-referrer"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
  src="${game.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>
<script>window.heard = []; addEventListener('message', (event) => heard.push({ origin: event.origin, ...event.data }))</script></body>`

/** The client of today's sources, served with a wallet and a site around it. */
async function openHarness(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), 'vendor-e2e-'))
  const dist = join(folder, 'dist')
  await build({ configFile: join(root, 'vite.config.ts'), build: { outDir: dist } })
  const gateway = await fakeGateway({ secret: 'e2e' })
  const site = createServer((request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(sitePage(new URL(request.url ?? '/', 'http://site.invalid').searchParams.get('game') ?? ''))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const siteOrigin = `http://localhost:${(site.address() as AddressInfo).port}`
  const env = {
    VENDOR_PORT: '0',
    HOST: '127.0.0.1',
    GATEWAY_URL: gateway.url,
    VENDOR_SECRETS: 'PG=e2e',
    DATA_DIR: join(folder, 'data'),
    VENDOR_DIST: dist,
    SITE_ORIGINS: siteOrigin,
    EVENT_PACE: '4',
  }
  let vendor = await startVendor(env)
  const { port } = new URL(vendor.url)
  const vendorUrl = `http://localhost:${port}`

  return {
    gateway,
    siteOrigin,
    vendorUrl,
    dist,
    killVendor: () => vendor.kill(),
    async startVendor() {
      vendor = await startVendor({ ...env, VENDOR_PORT: port })
    },
    launchUrl: (lang = 'en', game: Parameters<typeof gateway.launch>[0] = {}, nonce = 'n-123') =>
      `${vendorUrl}/play/PG/${game.gameCode ?? 'jewel_lane'}` +
      `?token=${gateway.launch(game)}&lang=${lang}&nonce=${nonce}&parent=${encodeURIComponent(siteOrigin)}`,
    framed: (url: string) => `${siteOrigin}/?game=${encodeURIComponent(url)}`,
    async open(url: string, options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ viewport: { width: 390, height: 700 }, ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(url)
      return { page, complaints }
    },
    count: (kind: string) => gateway.moves.filter((move) => move.kind === kind).length,
    /** One round by the button; over when it has been paid and the button shows Spin again. */
    async playOne(view: View): Promise<void> {
      const before = this.count('credit')
      await spinButton(view).click()
      await expect.poll(() => this.count('credit'), { timeout: 30_000 }).toBe(before + 1)
      await spinButton(view).waitFor()
    },
    async close() {
      await vendor.kill('SIGTERM')
      await gateway.close()
      site.closeAllConnections()
      site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Harness = Awaited<ReturnType<typeof openHarness>>
export type View = Page | FrameLocator

/** The button once it has its listeners, and with it the keyboard: before, it is visible and disabled. */
export const spinButton = (view: View) =>
  view.getByRole('button', { name: 'Spin', exact: true }).and(view.locator('button:enabled'))
export const result = (view: View) => view.getByRole('status')

/** A figure of the deck as a number. */
export const figure = async (view: View, name: string) =>
  Number((await view.locator('.figure', { hasText: name }).locator('dd').innerText()).replaceAll(/[^\d.]/g, ''))

export const messagesReceived = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard)

/** Closes a page with its context; answers that a test changes on their way end first. */
export async function close(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

export const test = base.extend<object, { harness: Harness }>({
  harness: [
    async ({ browser }, use) => {
      const harness = await openHarness(browser)
      await use(harness)
      await harness.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect }
