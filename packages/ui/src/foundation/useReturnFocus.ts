import { useRef } from 'react'

/** Remembers where focus was when a layer opens and brings it back when the layer is gone. */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (origin.current instanceof HTMLElement) origin.current.focus()
    },
  }
}
