import { useEffect, useState } from 'react'

interface Fullscreen {
  /** Phones without it show no button. */
  possible: boolean
  on: boolean
  toggle: () => void
}

const isOn = () => document.fullscreenElement === document.documentElement

/**
 * Whether the page fills the screen, and how to change that. The whole page, so that dialogs and menus stay over the
 * game.
 */
export function useFullscreen(): Fullscreen {
  const [on, setOn] = useState(isOn)
  useEffect(() => {
    const follow = () => setOn(isOn())
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // Leaving the game leaves full screen.
      if (isOn()) document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () => {
    // A refusal (another tab, a policy) leaves everything as it is.
    const change = on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => {})
  }
  return { possible: document.fullscreenEnabled, on, toggle }
}
