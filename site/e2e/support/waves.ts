import type { Page, Request, Route } from '@playwright/test'

/** What a page asks for between two answers of the line. */
export interface Wave {
  requests: string[]
}

export interface Load {
  /** The document is the zeroth; each of the others holds what is asked for once all before it have been answered. */
  waves: Wave[]
  /** Bytes over the line by kind, headers left out. */
  bytes: Record<Kind, number>
  /** Sum of the layout shifts. */
  shift: number
  /** After how many waves the page's own task can be done; undefined if it never can. */
  usableAfter: number | undefined
}

export type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'call' | 'other'

const kinds: Partial<Record<string, Kind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'picture',
  fetch: 'call',
  xhr: 'call',
}
const kindOf = (request: Request): Kind => kinds[request.resourceType()] ?? 'other'

/** ms without a new request, after the page's thread has come to rest, that end a wave. */
const quiet = 150
const most = 12

/** Resolves when nothing waits for the page's thread. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 1000 }), { timeout: 1000 }),
      ),
  )

/** ms after its headers that an answer whose end nobody reads is taken for whole. */
const unread = 500

/** Lets a request go, and resolves once its answer is there. */
async function answer(route: Route): Promise<void> {
  const coming = route.request().response()
  // The page may have given it up by now.
  await route.continue().catch(() => {})
  const response = await coming.catch(() => null)
  await Promise.race([response?.finished(), new Promise((resolve) => setTimeout(resolve, unread))])
}

/**
 * Opens an address over a line that answers in waves: every request waits until the page asks for nothing more, then
 * all are answered together. Counts what no clock decides: waves, requests, bytes, and what moved. The stream of news
 * is asked for and left open; the load is over when nothing is asked any more.
 */
export async function loadInWaves(page: Page, address: string, usable: (page: Page) => Promise<void>): Promise<Load> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seenShift: seen })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) seen.shift += value
      }),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  const bytes: Load['bytes'] = { document: 0, script: 0, style: 0, font: 0, picture: 0, call: 0, other: 0 }
  const sized: Promise<void>[] = []
  page.on('requestfinished', (request) =>
    sized.push(
      request
        .sizes()
        .then(({ responseBodySize }) => void (bytes[kindOf(request)] += responseBodySize))
        .catch(() => {}),
    ),
  )
  let held: Route[] = []
  let last = Date.now()
  await page.route('**/*', (route) => {
    last = Date.now()
    if (route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()) return route.continue()
    held.push(route)
  })

  let done = false
  void usable(page).then(
    () => (done = true),
    () => {},
  )
  await page.goto(address, { waitUntil: 'commit' })
  const waves: Wave[] = [{ requests: [address] }]
  let usableAfter: number | undefined
  for (;;) {
    do {
      await page.waitForTimeout(quiet / 3)
      await atRest(page)
    } while (Date.now() - last < quiet)
    if (done) usableAfter ??= waves.length - 1
    const wave = held.filter((route) => !route.request().url().includes('/wps/stream'))
    held = held.filter((route) => !wave.includes(route))
    if (wave.length === 0) break
    if (waves.length > most) throw new Error(`${address} still asks after ${most} waves`)
    waves.push({ requests: wave.map((route) => route.request().url()) })
    last = Date.now()
    await Promise.all(wave.map(answer))
    last = Date.now()
  }
  await Promise.all(held.map((route) => route.abort().catch(() => {})))
  await Promise.all(sized)
  const shift = await page.evaluate(() => (Reflect.get(window, 'seenShift') as { shift: number }).shift)
  return { waves, bytes, shift, usableAfter }
}
