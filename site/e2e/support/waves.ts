import type { CDPSession, Page, Request, Route } from '@playwright/test'

/** The requests of a page between two batches of responses. */
export interface Wave {
  requests: string[]
}

export interface Load {
  /** The first wave is the document; each further wave has the requests made after all earlier ones were answered. */
  waves: Wave[]
  /** Transferred bytes by kind, without headers. */
  bytes: Record<Kind, number>
  /** Sum of the layout shifts. */
  shift: number
  /** What the page made the browser do, in numbers that do not depend on its speed. */
  work: Work
  /** Number of waves after which the page is usable for its task; undefined if it never is. */
  usableAfter: number | undefined
}

export interface Work {
  /** Recalculations of styles, and layouts. */
  styles: number
  layouts: number
  /** kB of scripts as they are run. */
  rawScript: number
  /** Observers of queries. */
  observers: number
  /** Components that React made, each as often as it was made. */
  components: number
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

/**
 * Time without a new request, after the main thread of the page is idle, that ends a wave, in ms: more than the 300 ms
 * for which React holds back what it shows next, and with it what that asks for.
 */
const quiet = 350
/** Time without a new request after which a page that is not usable is not waited for any more, in ms. */
const patience = 5000
const most = 12

/** The event stream is left open. */
const counts = (route: Route) => !route.request().url().includes('/wps/stream')

/** Resolves when the main thread of the page is idle. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 10_000 }), { timeout: 10_000 }),
      ),
  )

interface Fiber {
  tag: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  memoizedProps?: { client?: { getQueryCache?: () => { getAll: () => { getObserversCount: () => number }[] } } }
  memoizedState?: unknown
  dependencies?: unknown
}

/** Runs in the page before anything of it: React tells the tools of developers of each commit, and here this counter. */
function countComponents(): void {
  const made = { components: 0 }
  /** Tags of components: functions, classes, with a ref, memoized. */
  const tags = new Set([0, 1, 11, 14, 15])
  const known = new WeakMap<Fiber, readonly unknown[]>()
  function visit(first: Fiber | null) {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const now = [fiber.memoizedProps, fiber.memoizedState, fiber.dependencies]
      const before = known.get(fiber)
      // What React leaves as it is keeps all three.
      if (tags.has(fiber.tag) && !now.every((one, at) => one === before?.[at])) made.components += 1
      known.set(fiber, now)
      if (fiber.alternate) known.set(fiber.alternate, now)
      visit(fiber.child)
    }
  }
  const onCommitFiberRoot = (_id: number, root: { current: Fiber }) => visit(root.current)
  const none = () => {}
  Object.assign(window, {
    made,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onScheduleFiberRoot: none,
      onCommitFiberRoot,
      onPostCommitFiberRoot: none,
      onCommitFiberUnmount: none,
    },
  })
}

/** Reads what the browser counted, and how many observers the client of the page's queries has. */
async function workOf(page: Page, session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
  const inPage = await page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    let at = key ? (root[key]?.stateNode.current ?? null) : null
    // The client stands at the top, each of its parents has one child.
    while (at && !at.memoizedProps?.client?.getQueryCache) at = at.child
    const queries = at?.memoizedProps?.client?.getQueryCache?.().getAll() ?? []
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      /\.js(\?|$)/.test(name),
    )
    // A script that is preloaded and then run is one.
    const sizes = new Map(scripts.map(({ name, decodedBodySize }) => [name, decodedBodySize]))
    return {
      components: (Reflect.get(window, 'made') as { components: number }).components,
      observers: queries.reduce((sum, query) => sum + query.getObserversCount(), 0),
      rawScript: Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024),
    }
  })
  return { styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount'), ...inPage }
}

/** Time after its headers at which a response whose body nobody reads counts as complete, in ms. */
const unread = 500

/** Releases a request, and resolves when its response has arrived. */
async function answer(route: Route): Promise<void> {
  const coming = route.request().response()
  // The page may have aborted it by now.
  await route.continue().catch(() => {})
  const response = await coming.catch(() => null)
  await Promise.race([response?.finished(), new Promise((resolve) => setTimeout(resolve, unread))])
}

/**
 * Opens an address over a connection that answers in waves: requests are held until the page makes no more of them,
 * then all are answered together. Counts what does not depend on time: waves, requests, bytes and layout shifts. The
 * event stream is requested and left open; the load ends when there are no more requests.
 */
export async function loadInWaves(page: Page, address: string, usable: (page: Page) => Promise<void>): Promise<Load> {
  await page.addInitScript(countComponents)
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
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const bytes: Load['bytes'] = { document: 0, script: 0, style: 0, font: 0, picture: 0, call: 0, other: 0 }
  const sized: Promise<void>[] = []
  // What the frame of a vendor loads is not the page's.
  const isOwn = (request: Request) => request.frame() === page.mainFrame()
  page.on('requestfinished', (request) => {
    if (!isOwn(request)) return
    sized.push(
      request
        .sizes()
        .then(({ responseBodySize }) => void (bytes[kindOf(request)] += responseBodySize))
        .catch(() => {}),
    )
  })
  let held: Route[] = []
  let last = Date.now()
  await page.route('**/*', (route) => {
    if (!isOwn(route.request())) return route.continue()
    last = Date.now()
    if (route.request().isNavigationRequest()) return route.continue()
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
    } while (Date.now() - last < (done || held.some(counts) ? quiet : patience))
    if (done) usableAfter ??= waves.length - 1
    const wave = held.filter(counts)
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
  const work = await workOf(page, session)
  const shift = await page.evaluate(() => (Reflect.get(window, 'seenShift') as { shift: number }).shift)
  return { waves, bytes, shift, work, usableAfter }
}
