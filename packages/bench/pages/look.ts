import type { Browser, Page } from '@playwright/test'

/**
 * A phone of the middle: its screen, a processor four times slower than this one, a slow 4G line as Lighthouse
 * throttles it.
 */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'bn-BD',
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
const longest = 40_000

export interface Figures {
  /** ms since the address was asked for. */
  fcp: number
  lcp: number
  /** ms by which tasks after the first paint were longer than 50 ms. */
  tbt: number
  cls: number
  /** Over the line, headers included. */
  bytes: number
  requests: number
  /** Calls of the gateway asked before the largest paint. */
  calls: number
}

interface Seen {
  fcp: number
  lcp: number
  cls: number
  tasks: [start: number, length: number][]
}

/** Runs in the page before anything of it. */
function observe(): void {
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

async function figuresOf(page: Page): Promise<Omit<Figures, 'bytes' | 'requests'>> {
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

/** Opens an address as that phone does, with nothing kept from before, until it stands. */
export async function look(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let [bytes, requests, open, last] = [0, 0, 0, Date.now()]
    await session.send('Network.enable')
    session.on('Network.requestWillBeSent', () => ((requests += 1), (open += 1)))
    const over = (encoded = 0) => ([bytes, open, last] = [bytes + encoded, open - 1, Date.now()])
    session.on('Network.loadingFinished', ({ encodedDataLength }) => over(encodedDataLength))
    session.on('Network.loadingFailed', () => over())
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.addInitScript(observe)
    const begun = Date.now()
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    while ((open > 0 || Date.now() - last < quiet) && Date.now() - begun < longest) await page.waitForTimeout(200)
    return { ...(await figuresOf(page)), bytes, requests }
  } finally {
    await context.close()
  }
}

/**
 * What stands on the phone's screen and below once a page has come, as plain HTML: its styles, fonts and pictures, no
 * script.
 */
export async function asStatic(browser: Browser, url: string, ready: (page: Page) => Promise<void>): Promise<string> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await ready(page)
    return await page.evaluate(() => {
      document
        .querySelectorAll('script, noscript, link[rel=modulepreload], meta[name=csp-nonce]')
        .forEach((element) => element.remove())
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}
