// The service worker: the frame of the site starts without a network, and nothing of a person is ever kept. It is
// built by scripts/worker.ts, which puts in the files of the frame.
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

declare const __FRAME__: PrecacheEntry[]
declare const __BUILD__: string

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

/** Fetches the shell anew, in the language the person reads. Closed and blocked pages are never kept. */
async function keepShell(): Promise<void> {
  const answer = await fetch(shell, { cache: 'no-store', redirect: 'error' })
  if (answer.status !== 200) throw new Error(`the shell answered ${answer.status}`)
  await (await caches.open(shellCache)).put(shell, answer)
}

async function followLanguage(shown: Response): Promise<void> {
  const kept = await caches.match(shell, { cacheName: shellCache })
  const language = shown.status === 200 && shown.headers.get('content-language')
  if (language && kept?.headers.get('content-language') !== language) await keepShell()
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
  event.waitUntil(Promise.all([old(), scope.registration.navigationPreload?.enable()]))
})
// Only a person says so: an update never takes a page that is in use.
scope.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'TAKE_OVER') event.waitUntil(scope.skipWaiting())
})

precacheAndRoute(__FRAME__)
cleanupOutdatedCaches()

// Parts of pages that were opened: their names hold their content, so they never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'parts',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
    ],
  }),
)

// The network comes first: maintenance, a blocked region and every page are as the gateway says now. Only where it
// cannot be reached at all the kept shell stands in.
const pages = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response, event }) => {
        ;(event as unknown as Waiting).waitUntil(followLanguage(response.clone()).catch(() => undefined))
        return response
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
