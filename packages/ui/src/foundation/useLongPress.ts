import { useRef, type MouseEvent, type PointerEvent } from 'react'

const HELD = 500

/**
 * Handlers for an element that a finger may hold: `onHeld` is called after half a second, and neither the press nor the
 * menu of the browser follows. A finger that moves scrolls instead.
 */
export function useLongPress(onHeld: ((event: MouseEvent) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  if (!onHeld) return undefined
  const release = () => clearTimeout(timer.current)
  return {
    onPointerDown(event: PointerEvent) {
      held.current = false
      // A second finger zooms.
      release()
      if (event.pointerType === 'touch')
        timer.current = setTimeout(() => {
          // It may have been taken away meanwhile.
          if (!(event.target as Element).isConnected) return
          held.current = true
          onHeld(event)
        }, HELD)
    },
    // The finger is lifted, has moved away, or the browser scrolls.
    onPointerLeave: release,
    onContextMenu(event: MouseEvent) {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      // A key has no `detail`, and was not held.
      if (held.current && event.detail) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
  }
}
