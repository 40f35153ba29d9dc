const key = 'remember'
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

function read(now: number): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    const whole =
      kept &&
      typeof kept.username === 'string' &&
      typeof kept.until === 'number' &&
      (kept.type === 'username' || kept.type === 'sms')
    if (whole && kept.username!.length <= 128 && kept.until! > now && kept.until! <= now + dayMs) {
      const country = typeof kept.country === 'string' && /^[A-Z]{2}$/.test(kept.country) ? kept.country : undefined
      return { username: kept.username!, type: kept.type!, country, stays: kept.stays === true, until: kept.until! }
    }
    localStorage.removeItem(key)
  } catch {
    // Closed storage or foreign text: nothing is remembered.
  }
  return null
}

function write(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // Nothing to be done without storage.
  }
}

export const remembered = (now = Date.now()): Remembered | null => read(now)

/** Whether the gateway may still know this browser by its cookie. */
export const staysLoggedIn = (now = Date.now()): boolean => read(now)?.stays === true

/** Remembers who logged in, or forgets with null. */
export function remember(who: Remembered | null, now = Date.now()): void {
  write(who && { ...who, stays: true, until: now + dayMs })
}

/** The cookie has ended: by a logout, another password, or after its day. The name may stay. */
export function forgetBrowser(now = Date.now()): void {
  const kept = read(now)
  if (kept) write({ ...kept, stays: false })
}
