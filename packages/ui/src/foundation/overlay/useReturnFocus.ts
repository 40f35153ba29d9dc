import { useRef } from 'react'
import { focusMovedOn } from './overlayFocus.ts'

/**
 * Remembers where focus was when a layer opens and brings it back when the layer is gone. `opened` may put it somewhere
 * else than on the first control.
 */
export function useReturnFocus(opened?: (event: Event) => void) {
  const origin = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      origin.current = document.activeElement
      opened?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      if (focusMovedOn(event)) return
      event.preventDefault()
      ;(origin.current as HTMLElement | null)?.focus()
    },
  }
}
