import type { PopupName } from '../app/popups/popups.ts'

/** Opens one of the site's popups; their queue is loaded with the first. */
export const ask = (name: PopupName, at?: string): void =>
  // Without a connection nothing opens.
  void import('../app/popups/popups.ts').then(
    (popups) => popups.ask(name, at),
    () => {},
  )
