import type { Session } from './session.ts'

/** Where the session of a tab survives a reload. */
export interface SessionStorage {
  read(): Session | null
  write(session: Session | null): void
}

const version = 1

/** Kept until the page or process ends. */
export function memoryStorage(): SessionStorage {
  let current: Session | null = null
  return { read: () => current, write: (session) => void (current = session) }
}

/**
 * Session storage of the browser, one key. Its content is checked when read: another version or shape is dropped. The
 * gateway decides when a session ends: the clock of a device may be a day off.
 */
export function webStorage(
  web: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = 'brand.session',
): SessionStorage {
  return {
    read() {
      try {
        const session = parse(web.getItem(key))
        if (session) return session
        web.removeItem(key)
      } catch {
        // Storage is denied: work without it.
      }
      return null
    },
    write(session) {
      try {
        if (session) web.setItem(key, JSON.stringify({ version, session }))
        else web.removeItem(key)
      } catch {
        // Full or closed: the session lasts until the reload.
      }
    },
  }
}

/** The browser's storage where one is accessible, memory elsewhere. */
export function defaultStorage(): SessionStorage {
  try {
    return webStorage(globalThis.sessionStorage)
  } catch {
    return memoryStorage()
  }
}

/** A stored session; null for another version, shape or no JSON. */
export function parse(text: string | null): Session | null {
  try {
    const stored = JSON.parse(text ?? '') as { version?: unknown; session?: unknown }
    return stored.version === version && isSession(stored.session) ? stored.session : null
  } catch {
    return null
  }
}

/** Whether a value has the shape of a session; its end is not checked. */
export function isSession(value: unknown): value is Session {
  const s = value as Partial<Record<keyof Session, unknown>> | null | undefined
  const all = (kind: 'string' | 'boolean', ...fields: unknown[]) => fields.every((field) => typeof field === kind)
  return (
    all('string', s?.token, s?.expiresAt, s?.lastLoginAt ?? '') &&
    /^[\x21-\x7e]{8,1024}$/.test(s?.token as string) &&
    Date.parse(s?.expiresAt as string) > 0 &&
    all('boolean', s?.firstTimeLogin, s?.passwordExpired, s?.mustChangePassword, s?.mustAcceptTerms ?? false)
  )
}
