import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const HELD = 500

/**
 * Handlers for an element that a finger may hold: `onHeld` is called after half a second, and neither the press nor the
 * menu of the browser follows. A finger that moves scrolls instead.
 */
export function useLongPress(onHeld: ((event: MouseEvent) => void) | undefined) {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; held?: boolean }>({})
  useEffect(() => () => clearTimeout(state.current.timer), [])
  if (!onHeld) return undefined
  const release = () => clearTimeout(state.current.timer)
  return {
    onPointerDown: (event: PointerEvent) => {
      release()
      state.current.held = false
      if (event.pointerType !== 'touch') return
      state.current.timer = setTimeout(() => {
        state.current.held = true
        onHeld(event)
      }, HELD)
    },
    onPointerUp: release,
    onPointerLeave: release,
    // The browser scrolls.
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      // A key has no `detail`, and was not held.
      if (!state.current.held || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
