import { useEffect, useState, type RefObject } from 'react'
import { useOpenDialog } from '../../app/routing/dialogs.tsx'

interface Fullscreen {
  /** Phones without it show no button. */
  possible: boolean
  on: boolean
  toggle: () => void
}

/** Whether an element fills the screen, and how to change that. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])
  // A dialog of the site stands outside the element: it would be open and unseen.
  const covered = useOpenDialog() !== null
  useEffect(() => {
    if (covered && on) document.exitFullscreen().catch(() => {})
  }, [covered, on])
  const toggle = () => {
    // A refusal (another tab, a policy) leaves everything as it is.
    const change = on ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { possible: document.fullscreenEnabled, on, toggle }
}
