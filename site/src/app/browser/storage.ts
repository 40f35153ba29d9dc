/** One thing the browser keeps for the site. */
export interface Slot<T> {
  /** What is kept; undefined where nothing is, storage is closed, or the text is not ours: that is dropped. */
  read(): T | undefined
  /** `null` forgets. Storage that is closed or full is no fault: what is shown holds until the reload. */
  write(value: T | null): void
}

type Area = 'localStorage' | 'sessionStorage'

/** The text of a key: every read goes through a check, for anybody may have written there (trust A-33). */
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

/** What a session leaves behind in this tab: the house's code (spec §4), popups closed once (C-23), and when the page reloaded by itself. */
const staying = ['merchantCode', 'USER_POPUP', 'ANONYMOUS_POPUP', 'reloadedAt']

/** Clears what was kept for the person who was here (spec §4, Logout). */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (!staying.includes(key)) sessionStorage.removeItem(key)
  } catch {
    // Closed storage kept nothing.
  }
}
