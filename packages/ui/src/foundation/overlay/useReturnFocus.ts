import { useRef } from 'react'
import { focusMovedOn } from './overlayFocus.ts'

/** Remembers where focus was when a layer opens and brings it back when the layer is gone. */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (focusMovedOn(event)) return
      event.preventDefault()
      if (origin.current instanceof HTMLElement) origin.current.focus()
    },
  }
}
