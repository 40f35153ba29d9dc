import type { RefObject } from 'react'
import { mediaMatches } from '../media.ts'

/**
 * Where focus goes when a layer opens: to what was named, else to its first control. On a touch screen to the layer
 * itself:
 * focusing a field would pull up the keyboard over what is just arriving.
 */
export function focusOnOpen(event: Event, initialFocus: RefObject<HTMLElement | null> | undefined) {
  const target = initialFocus?.current ?? (mediaMatches('(pointer: coarse)') ? (event.target as HTMLElement) : null)
  if (target) event.preventDefault()
  target?.focus()
}

/** Whether focus is nowhere in a document: it was in something that is gone. */
export const isFocusLost = (page: Document): boolean => page.activeElement === page.body

/** For a layer that is gone: focus is not brought back where it has meanwhile gone on to something else. */
export function keepMovedFocus(event: Event): void {
  if (!isFocusLost((event.target as Element).ownerDocument)) event.preventDefault()
}
