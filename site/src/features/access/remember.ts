import { slot } from '../../app/storage/storage.ts'

const dayMs = 86_400_000

/**
 * What this device knows of the last login, for a day. Never a password: a cookie that no script reads does the rest.
 */
export interface Remembered {
  /** User name, or mobile number. */
  username: string
  type: 'username' | 'sms'
  /** ISO code of the country whose dialling code went with the number. */
  country?: string | undefined
}

interface Kept extends Remembered {
  /** Whether the login requested that the gateway remember this browser. */
  stays: boolean
  until: number
}

function parse(text: string): Kept | undefined {
  const { username, type, country, stays, until } = (JSON.parse(text) ?? {}) as Partial<Kept>
  if (typeof username !== 'string' || username.length > 128 || typeof until !== 'number') return undefined
  if (type !== 'username' && type !== 'sms') return undefined
  const known = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined
  return { username, type, country: known, stays: stays === true, until }
}

const kept = slot('localStorage', 'remember', parse, JSON.stringify)

function read(now: number): Kept | null {
  const one = kept.read()
  if (!one) return null
  if (one.until > now && one.until <= now + dayMs) return one
  kept.write(null)
  return null
}

export const remembered = (now = Date.now()): Remembered | null => read(now)

/** Whether the gateway may still know this browser by its cookie. */
export const staysLoggedIn = (now = Date.now()): boolean => read(now)?.stays === true

/** Remembers who logged in, or forgets with null. */
export function remember(who: Remembered | null, now = Date.now()): void {
  kept.write(who && { ...who, stays: true, until: now + dayMs })
}

/** The cookie has ended: by a logout, another password, or after its day. The name may stay. */
export function forgetBrowser(now = Date.now()): void {
  const one = read(now)
  if (one) kept.write({ ...one, stays: false })
}
