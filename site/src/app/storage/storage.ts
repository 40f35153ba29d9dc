/** One thing the browser keeps for the site. */
export interface Slot<T> {
  /** What is kept; undefined where nothing is, or the text is invalid: that is dropped. */
  read(): T | undefined
  /** `null` forgets. False where storage is closed or full, which is no fault: it is kept until the reload. */
  write(value: T | null): boolean
}

type Area = 'localStorage' | 'sessionStorage'

/** What storage did not take. */
const untaken: Record<Area, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() }

/** The text of a key: every read is checked, as other code may have written there. */
export function slot<T>(
  area: Area,
  key: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string = String,
): Slot<T> {
  const here = untaken[area]
  const write = (value: T | null) => {
    const text = value === null ? null : format(value)
    here.delete(key)
    try {
      if (text === null) globalThis[area].removeItem(key)
      else globalThis[area].setItem(key, text)
      return true
    } catch {
      if (text !== null) here.set(key, text)
      return false
    }
  }
  return {
    read() {
      try {
        const text = here.get(key) ?? globalThis[area].getItem(key)
        if (text === null) return undefined
        const value = parse(text)
        if (value === undefined) write(null)
        return value
      } catch {
        return undefined
      }
    },
    write,
  }
}

/** A parser for one of a few words. */
export const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (text: string): T | undefined =>
    words.find((word) => word === text)

/**
 * What a session leaves behind in this tab: the next session, the merchant code, popups that are shown once, and when
 * the page reloaded by itself.
 */
const staying = ['brand.session', 'merchantCode', 'USER_POPUP', 'ANONYMOUS_POPUP', 'reloadedAt']

/** Keys of what a visitor typed at the doors of the site (draft.ts): it ends at a login. */
export const doorDrafts = ['login', 'register', 'forgot'].map((name) => `draft.${name}`)

/** Forgets what this tab keeps under some keys. */
export function forgetKeys(some: (key: string) => boolean): void {
  const here = untaken.sessionStorage
  for (const key of here.keys()) if (some(key)) here.delete(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (some(key)) sessionStorage.removeItem(key)
  } catch {
    // Closed storage kept nothing.
  }
}

export const forgetDoors = (): void => forgetKeys((key) => doorDrafts.includes(key))

let timesForgotten = 0
/** Changes each time what was kept here is cleared: what began before is not written down after. */
export const forgottenCount = (): number => timesForgotten

/** Clears what was kept for the person of the session. */
export function forgetSession(): void {
  timesForgotten += 1
  forgetKeys((key) => !staying.includes(key))
}

const person = slot('sessionStorage', 'person', (text) => text)

/** Whose what this tab keeps is: of who is logged in here, or was when the session ended by itself. */
export const keptPerson = (): string | undefined => person.read()

/** What this tab keeps is this account's from now on: what another account left is removed before it is shown. */
export function keepFor(account: string): void {
  const before = person.read()
  if (before !== undefined && before !== account) forgetSession()
  person.write(account)
}
