import type { PopupName } from './popups.ts'

/** Opens one of the site's popups; their queue is loaded with the first. */
export const openPopup = (name: PopupName, at?: string): void =>
  // Without a connection nothing opens.
  void import('./popups.ts').then(
    (popups) => popups.openPopup(name, at),
    () => {},
  )
