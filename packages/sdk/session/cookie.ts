import type { ClientOptions } from '../client/core.ts'
import { memoryStorage, webStorage, type SessionStorage } from './storage.ts'
import { createSessionStore } from './store.ts'
import { broadcastTabs } from './tabs.ts'

/**
 * The alternative place for a token: `createBrandClient({ ...cookieSession() })`. The gateway keeps it in an HttpOnly
 * cookie, out of reach of any script, and gives the page a name for it that is useless without the cookie. All tabs of
 * the browser, new ones too, are the same person until the session ends. It needs the page and the gateway on one
 * origin.
 */
export function cookieSession(
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
  storage: SessionStorage = ofAllTabs(),
): Required<Pick<ClientOptions, 'fetch' | 'session'>> {
  return {
    session: createSessionStore(onlyNames(storage), broadcastTabs()),
    fetch(input, init) {
      const headers = new Headers(init?.headers)
      headers.set('X-Session-Store', 'cookie')
      return fetch(input, { ...init, headers })
    },
  }
}

/** A token of a gateway without cookies is not a name: it lives until the reload, and is stored nowhere. */
function onlyNames(storage: SessionStorage): SessionStorage {
  return {
    read: () => storage.read(),
    write: (session) => storage.write(session?.token.startsWith('cookie.') ? session : null),
  }
}

/** Storage of the browser for all its tabs; memory where it is denied. */
function ofAllTabs(): SessionStorage {
  try {
    return webStorage(globalThis.localStorage)
  } catch {
    return memoryStorage()
  }
}
