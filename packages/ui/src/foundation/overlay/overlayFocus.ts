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

/** Where focus was as a layer opened, then where it was as the layers opened whose place it took. */
const origins = new WeakMap<Element, HTMLElement[]>()

/** Another layer has taken the place of one that is gone: focus comes back from there. */
function passOn(page: Document, from: readonly HTMLElement[]) {
  for (let at = page.activeElement; at; at = at.parentElement) origins.get(at)?.push(...from)
}

/** For a layer that is gone: focus is not brought back where it has meanwhile gone on to something else. */
export function keepMovedFocus(event: Event, opener: HTMLElement | null): void {
  const page = (event.target as Element).ownerDocument
  if (isFocusLost(page)) return
  event.preventDefault()
  if (opener) passOn(page, [opener])
}

/**
 * For a modal layer: remembers where focus was when it opens and brings it back when it is gone, to the page's `main`
 * where what had it is gone too; focus that has meanwhile gone on stays. `opened` may put it somewhere else than on the
 * first control.
 */
export const returningFocus = (opened?: (event: Event) => void) => ({
  onOpenAutoFocus: (event: Event) => {
    const layer = event.target as Element
    const page = layer.ownerDocument
    // A layer that is hidden while its content loads opens again, and has taken focus with it.
    origins.set(layer, isFocusLost(page) ? (origins.get(layer) ?? []) : [page.activeElement as HTMLElement])
    opened?.(event)
  },
  onCloseAutoFocus: (event: Event) => {
    const layer = event.target as Element
    const page = layer.ownerDocument
    const from = origins.get(layer) ?? []
    event.preventDefault()
    if (!isFocusLost(page)) return passOn(page, from)
    for (const origin of from) if (isFocusLost(page)) origin.focus()
    if (isFocusLost(page)) page.querySelector('main')?.focus({ preventScroll: true })
  },
})
