const key = 'remember'
const dayMs = 86_400_000

interface Remembered {
  username: string
  type: 'username'
  until: number
}

/** The user name typed last on this device, for a day. Never a password (decisions.md). */
export function rememberedName(now = Date.now()): string {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Remembered> | null
    if (kept && typeof kept.username === 'string' && typeof kept.until === 'number' && kept.until > now) return kept.username
    localStorage.removeItem(key)
  } catch {
    // Closed storage or foreign text: nothing is remembered.
  }
  return ''
}

export function rememberName(username: string | null, now = Date.now()): void {
  try {
    if (username) localStorage.setItem(key, JSON.stringify({ username, type: 'username', until: now + dayMs } satisfies Remembered))
    else localStorage.removeItem(key)
  } catch {
    // Nothing to be done without storage.
  }
}

/** The code an invitation link carried (`/register?referralCode=…`), kept until the account is opened. */
export function referralCode(query: URLSearchParams): string {
  const code = query.get('referralCode')?.slice(0, 32) ?? ''
  try {
    if (code) sessionStorage.setItem('referralCode', code)
    return code || (sessionStorage.getItem('referralCode') ?? '')
  } catch {
    return code
  }
}
