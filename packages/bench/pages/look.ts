import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * A phone of the middle: its screen, a processor four times slower than this one, a slow 4G line as Lighthouse
 * throttles it.
 */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const
const slowness = 4
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** ms without a new answer after which a page stands. */
const quiet = 2000
const longest = 60_000

export interface Figures {
  /** ms since the address was asked for. */
  fcp: number
  lcp: number
  /** ms until the page's own task can be done. */
  usable: number
  /** ms until the last answer. */
  idle: number
  /** ms by which tasks after the first paint were longer than 50 ms. */
  tbt: number
  cls: number
  /** Over the line, headers included: all of it, of scripts, of fonts, of pictures. */
  bytes: number
  script: number
  font: number
  picture: number
  requests: number
  /** Calls of the gateway asked before the largest paint. */
  calls: number
  /** Share of the scripts' characters that never ran. */
  unused: number
}

interface Seen {
  fcp: number
  lcp: number
  cls: number
  tasks: [start: number, length: number][]
}

/** Runs in the page before anything of it. */
function observe(): void {
  if (window.top !== window) return
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  Object.assign(window, { seen })
  const on = (type: string, each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('layout-shift', ({ value = 0, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value))
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
}

async function paintsOf(page: Page): Promise<Pick<Figures, 'fcp' | 'lcp' | 'cls' | 'tbt' | 'calls'>> {
  const { seen, asked } = await page.evaluate(() => ({
    seen: Reflect.get(window, 'seen') as Seen,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /^\/(wps|lgw|lotto)\//.test(new URL(name).pathname))
      .map(({ startTime }) => startTime),
  }))
  const late = seen.tasks.filter(([start, length]) => start + length > seen.fcp)
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    tbt: late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    calls: asked.filter((at) => at < seen.lcp).length,
  }
}

interface Range {
  startOffset: number
  endOffset: number
  count: number
}

/** Characters that no run has reached: ranges nest, and the innermost says. */
function unusedOf(functions: readonly { ranges: readonly Range[] }[], length: number): number {
  const ran = new Uint8Array(length).fill(1)
  const ranges = functions.flatMap((each) => each.ranges)
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return ran.reduce((sum, each) => sum + (each ? 0 : 1), 0)
}

/** Opens an address in a new page of the context, as that phone does, until it stands. */
async function openOnce(context: BrowserContext, url: string, usable: (page: Page) => Promise<void>): Promise<Figures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  let [open, last] = [0, Date.now()]
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.includes('/wps/stream') || request.url.startsWith('data:')) return
    kinds.set(requestId, type)
    open += 1
    last = Date.now()
  })
  // What comes from the browser's own cache is no request.
  session.on('Network.requestServedFromCache', ({ requestId }) => void (kinds.delete(requestId) && (open -= 1)))
  const over = (requestId: string, encoded = 0) => {
    const kind = kinds.get(requestId)
    if (kind === undefined) return
    bytes.set(kind, (bytes.get(kind) ?? 0) + encoded)
    ;[open, last] = [open - 1, Date.now()]
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => over(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => over(requestId))
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.addInitScript(observe)
  const begun = Date.now()
  const used = usable(page).then(
    () => Date.now() - begun,
    () => NaN,
  )
  await page.goto(url, { waitUntil: 'load', timeout: longest })
  while ((open > 0 || Date.now() - last < quiet) && Date.now() - begun < longest) await page.waitForTimeout(200)
  const idle = last - begun
  const paints = await paintsOf(page)
  const scripts = await page.coverage.stopJSCoverage()
  const sizes = scripts
    .filter(({ url: from }) => from.includes('/assets/'))
    .map(({ source = '', functions }) => ({
      all: source.length,
      unused: unusedOf(functions, source.length),
    }))
  const sum = (of: (size: { all: number; unused: number }) => number) => sizes.reduce((all, size) => all + of(size), 0)
  const result = {
    ...paints,
    usable: await Promise.race([used, new Promise<number>((resolve) => setTimeout(resolve, 100, NaN))]),
    idle,
    bytes: [...bytes.values()].reduce((a, b) => a + b, 0),
    script: bytes.get('Script') ?? 0,
    font: bytes.get('Font') ?? 0,
    picture: bytes.get('Image') ?? 0,
    requests: kinds.size,
    unused:
      sum(({ unused }) => unused) /
      Math.max(
        1,
        sum(({ all }) => all),
      ),
  }
  await page.close()
  return result
}

/** A first visit with nothing kept, and a second one with what the first has left in the browser's cache. */
export async function look(
  browser: Browser,
  url: string,
  {
    locale,
    prepare,
    usable,
  }: {
    locale: string
    prepare?: (context: BrowserContext) => Promise<void>
    usable: (page: Page) => Promise<void>
  },
): Promise<{ first: Figures; second: Figures }> {
  const context = await browser.newContext({ ...phone, locale, baseURL: new URL(url).origin })
  try {
    await prepare?.(context)
    const first = await openOnce(context, url, usable)
    return { first, second: await openOnce(context, url, usable) }
  } finally {
    await context.close()
  }
}

/**
 * What stands on the phone's screen and below once a page has come, as plain HTML: its styles, fonts and pictures, no
 * script.
 */
export async function asStatic(
  browser: Browser,
  url: string,
  {
    locale,
    prepare,
    usable,
  }: {
    locale: string
    prepare?: (context: BrowserContext) => Promise<void>
    usable: (page: Page) => Promise<void>
  },
): Promise<string> {
  const context = await browser.newContext({ ...phone, locale, baseURL: new URL(url).origin })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    let last = Date.now()
    page.on('request', () => (last = Date.now()))
    await page.goto(url)
    await usable(page)
    // The stream of whoever is logged in stays open: the network is never idle.
    while (Date.now() - last < quiet) await page.waitForTimeout(100)
    return await page.evaluate(() => {
      document
        .querySelectorAll('script, noscript, link[rel=modulepreload], meta[name=csp-nonce], iframe')
        .forEach((element) => element.remove())
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}
