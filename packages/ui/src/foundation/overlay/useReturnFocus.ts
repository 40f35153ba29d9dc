import { useRef } from 'react'
import { isFocusLost } from './overlayFocus.ts'

/**
 * Remembers where focus was when a layer opens and brings it back when the layer is gone, to the page's `main` where
 * what had it is gone too; focus that has meanwhile gone on stays. `opened` may put it somewhere else than on the first
 * control.
 */
export function useReturnFocus(opened?: (event: Event) => void) {
  const origin = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      const page = (event.target as Element).ownerDocument
      // A layer that is hidden while its content loads opens again, and has taken focus with it.
      if (!isFocusLost(page)) origin.current = page.activeElement
      opened?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      const page = (event.target as Element).ownerDocument
      event.preventDefault()
      if (isFocusLost(page)) (origin.current as HTMLElement | null)?.focus()
      if (isFocusLost(page)) page.querySelector('main')?.focus({ preventScroll: true })
    },
  }
}
