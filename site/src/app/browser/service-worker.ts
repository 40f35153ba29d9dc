/** The service worker: a script at an address that never changes. */
export const workerAddress = '/sw.js'

interface Policy {
  createScriptURL: (address: string) => unknown
}
interface Factory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy
}

let policy: Policy | undefined

/** The one address that the policy of the page lets a worker be loaded from. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('app-url', {
    createScriptURL(url) {
      if (url !== workerAddress) throw new TypeError(`${url} is no worker of the site`)
      return url
    },
  })
  return policy.createScriptURL(address) as string
}

// Not where the page has no secure context, in spite of its type.
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker as ServiceWorkerContainer | undefined

export async function registerWorker(): Promise<void> {
  await workers()?.register(trusted(workerAddress), { updateViaCache: 'none' })
}

/** Tells the worker in which language to keep the frame, where it changed without another page. */
export function tellLanguage(language: string): void {
  workers()?.controller?.postMessage({ type: 'LANGUAGE', language })
}

/** Takes the worker away with all it has kept: the operator has switched the app off. */
export async function removeWorker(): Promise<void> {
  const registration = await workers()?.getRegistration()
  if (!registration) return
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** A worker of a newer build that waits until the site is closed everywhere; calls `found` when there is one. */
export function watchUpdate(found: (take: () => void) => void): () => void {
  let watching = true
  void workers()
    ?.getRegistration()
    .then((registration) => {
      if (!registration) return
      const look = () => {
        const { waiting, active } = registration
        // The first worker has nothing to replace.
        if (!watching || !waiting || !active) return
        found(() => {
          workers()?.addEventListener('controllerchange', () => location.reload(), { once: true })
          waiting.postMessage({ type: 'TAKE_OVER' })
        })
      }
      look()
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => installing.state === 'installed' && look())
      })
      return registration.update()
    })
    // Without a connection, or where the browser keeps nothing for this site.
    .catch(() => undefined)
  return () => void (watching = false)
}
