// The service worker: the frame of the site starts without a network, and nothing of a person is ever kept. It is
// built by scripts/worker.ts, which puts in the files of the frame, and what every file of the build holds.
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { isBuilt, isShell, isWords, nameOf, type Built } from './built.ts'

declare const __FRAME__: PrecacheEntry[]
declare const __BUILT__: Built
declare const __BUILD__: string
declare const __WORDS__: string

// Once: the build writes it in wherever it is named.
const built = __BUILT__

/** What is used of the scope of a service worker; the types of one would clash with those of a page. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerScope {
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: Waiting & MessageEvent) => void,
  ) => void
}
const scope = self as unknown as WorkerScope

/** A page that draws itself, for nobody: the gateway sends it with the policies of any page. */
const shell = '/app-shell'
const prefix = 'app-shell-'
/** Of each build its own: the worker in use goes on with the shell whose parts it has. */
const shellCache = `${prefix}${__BUILD__}`

/** Parts of pages that were opened. */
const partsCache = 'parts'

/** Words of pages that were opened, in the language of the shell alone. */
const wordsCache = 'words'
const words = new URL(`${__WORDS__}/`, location.href).href

/**
 * Fetches the shell anew, in a language or that of the person. Closed and blocked pages are never kept, nor the shell of
 * another build, whose parts this worker does not have.
 */
async function keepShell(language?: string): Promise<void> {
  const answer = await fetch(language ? `${shell}?lang=${encodeURIComponent(language)}` : shell, {
    cache: 'no-store',
    redirect: 'error',
  })
  if (!(await isShell(answer, built))) throw new Error(`the shell answered ${answer.status}`)
  const html = await answer.clone().text()
  await (await caches.open(shellCache)).put(shell, answer)
  // The fonts of this language; the frame has those of every one.
  const fonts = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, address = '']) => address)
  const parts = await caches.open(partsCache)
  await Promise.all(
    fonts.map(async (address) => {
      const font = await fetch(address).catch(() => undefined)
      if (font && (await isBuilt(font, address, built))) await parts.put(address, font)
    }),
  )
}

async function followLanguage(language: string): Promise<void> {
  const kept = await caches.match(shell, { cacheName: shellCache })
  if (kept?.headers.get('content-language') === language) return
  await keepShell(language)
  await clearWords(language)
}

/** Takes away words of other builds and, where one is named, of other languages. */
async function clearWords(language = ''): Promise<void> {
  const cache = await caches.open(wordsCache)
  for (const request of await cache.keys()) if (!request.url.startsWith(words + language)) await cache.delete(request)
}

/** Takes away the parts of other builds: no page asks for them, and nothing says what they should hold. */
async function clearParts(): Promise<void> {
  const parts = await caches.open(partsCache)
  for (const request of await parts.keys()) if (!nameOf(request.url, built)) await parts.delete(request)
}

scope.addEventListener('install', (event) => event.waitUntil(keepShell()))
scope.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(prefix) && name !== shellCache).map((name) => caches.delete(name)),
    )
  }
  // The page is asked for while the worker is still starting.
  event.waitUntil(Promise.all([old(), clearParts(), clearWords(), scope.registration.navigationPreload?.enable()]))
})
interface Told {
  type?: unknown
  language?: unknown
}
scope.addEventListener('message', (event) => {
  const { type, language } = (event.data as Told | null) ?? {}
  // Only a person says so: an update never takes a page that is in use.
  if (type === 'TAKE_OVER') event.waitUntil(scope.skipWaiting())
  if (type === 'LANGUAGE' && typeof language === 'string')
    event.waitUntil(followLanguage(language).catch(() => undefined))
})

/** Past the browser's own cache, which may hold what a network answered wrongly. */
const again = (request: Request) => fetch(request, { cache: 'reload' })

/** Keeps a file only as the build has it, and asks anew for one that was kept otherwise. */
const asBuilt: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isBuilt(cachedResponse, request.url, built)) ? cachedResponse : null,
  fetchDidSucceed: async ({ request, response }) =>
    (await isBuilt(response, request.url, built)) ? response : again(request).catch(() => response),
  handlerDidError: async ({ request }) => again(request).catch(() => undefined),
  cacheWillUpdate: async ({ request, response }) => ((await isBuilt(response, request.url, built)) ? response : null),
}

/** The same for words, of which a build has many: they are told by their form. */
const asWords: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    (await isWords(response)) ? response : again(request).catch(() => response),
  cacheWillUpdate: async ({ response }) => ((await isWords(response)) ? response : null),
}

addPlugins([asBuilt])
precacheAndRoute(__FRAME__)
cleanupOutdatedCaches()

// Their names hold their content, so they never change. What another build has is left to the browser.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && !!nameOf(url.href, built),
  new CacheFirst({
    cacheName: partsCache,
    plugins: [asBuilt, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true })],
  }),
)

registerRoute(({ url }) => url.href.startsWith(words), new CacheFirst({ cacheName: wordsCache, plugins: [asWords] }))

// The network comes first: maintenance, a blocked region and every page are as the gateway says now. Only where it
// cannot be reached at all the kept shell stands in.
const pages = new NetworkOnly({
  plugins: [
    {
      // Also of a page that was asked for while the worker started, of which no plugin hears that it was fetched.
      handlerDidRespond: async ({ response }) => {
        const language = response?.status === 200 && response.headers.get('content-language')
        if (language) await followLanguage(language).catch(() => undefined)
      },
      handlerDidError: async () => caches.match(shell, { cacheName: shellCache }),
    },
  ],
})
registerRoute(
  new NavigationRoute(pages, {
    denylist: [/^\/(?:wps|lgw|lotto|vendor|sandbox|art|\.well-known)\//, /\.[a-z\d]{2,12}$/i],
  }),
)
