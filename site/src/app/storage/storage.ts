/** One thing the browser keeps for the site. */
export interface Slot<T> {
  /** What is kept; undefined where nothing is, storage is closed, or the text is invalid: that is dropped. */
  read(): T | undefined
  /** `null` forgets. Storage that is closed or full is no fault: what is shown holds until the reload. */
  write(value: T | null): void
}

type Area = 'localStorage' | 'sessionStorage'

/** The text of a key: every read is checked, as other code may have written there. */
export function slot<T>(
  area: Area,
  key: string,
  parse: (text: string) => T | undefined,
  format: (value: T) => string = String,
): Slot<T> {
  return {
    read() {
      try {
        const text = globalThis[area].getItem(key)
        if (text === null) return undefined
        const value = parse(text)
        if (value === undefined) globalThis[area].removeItem(key)
        return value
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        if (value === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, format(value))
      } catch {
        // Said above.
      }
    },
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

export function forgetDoors(): void {
  try {
    doorDrafts.forEach((key) => sessionStorage.removeItem(key))
  } catch {
    // Closed storage kept nothing.
  }
}

let timesForgotten = 0
/** Changes each time what was kept here is cleared: what began before is not written down after. */
export const forgottenCount = (): number => timesForgotten

/** Clears what was kept for the person of the session. */
export function forgetSession(): void {
  timesForgotten += 1
  try {
    for (const key of Object.keys(sessionStorage)) if (!staying.includes(key)) sessionStorage.removeItem(key)
  } catch {
    // Closed storage kept nothing.
  }
}

const person = slot('sessionStorage', 'person', (text) => text)

/** What this tab keeps is this account's from now on: what another account left is removed before it is shown. */
export function keepFor(account: string): void {
  const before = person.read()
  if (before !== undefined && before !== account) forgetSession()
  person.write(account)
}
