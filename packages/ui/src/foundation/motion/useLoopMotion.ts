'use client'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { mediaMatches, watchMedia } from '../media.ts'
import { overlaysId } from '../overlay/overlayRoot.ts'
import { viewOf } from '../view.ts'

const calm = '(prefers-reduced-motion: reduce)'
const readCalm = () => mediaMatches(calm)
const readServer = () => false
const watchCalm = (notify: () => void) => watchMedia(calm, notify)

export interface LoopMotion {
  /** Whether to move now; false on the server and until the element has been seen. */
  moving: boolean
  /** Reduced motion: nothing moves, so no control is needed. */
  reducedMotion: boolean
  /** The reader pressed pause. */
  paused: boolean
  /** What the pause control does: see LoopControl. */
  toggle: () => void
}

/** Goes to `ref` of the element whose place on the screen, hover and focus count. */
export type Watch = (node: HTMLElement | null) => (() => void) | undefined

/**
 * The one way in which looped motion (autoplay, marquee, ticker) is allowed: it stops on reduced motion, in a hidden
 * tab, off the screen, under a layer, under the pointer, with focus inside, and by its control (WCAG 2.2.2). Nothing
 * outranks reduced motion; a press of play outranks hover and focus, or it would do nothing where it is pressed.
 */
export function useLoopMotion(wanted = true): [watch: Watch, motion: LoopMotion] {
  const reducedMotion = useSyncExternalStore(watchCalm, readCalm, readServer)
  const [hidden, setHidden] = useState(false)
  const [away, setAway] = useState(true)
  const [covered, setCovered] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // The last press of the control: true is play, false is pause.
  const [choice, setChoice] = useState<boolean>()
  const held = hovered || focused
  // "Play" pressed under the pointer lasts until the pointer has left; then hovering pauses the motion again.
  if (!held && choice) setChoice(undefined)

  const watch = useCallback((node: HTMLElement | null) => {
    if (!node) return undefined
    node.addEventListener('pointerenter', () => setHovered(true))
    node.addEventListener('pointerleave', () => setHovered(false))
    // Focus that moves on inside goes out and in again within one event: React renders the state after both.
    node.addEventListener('focusin', () => setFocused(true))
    node.addEventListener('focusout', () => setFocused(false))
    const view = viewOf(node)
    const seen =
      typeof view.IntersectionObserver === 'undefined'
        ? undefined
        : new view.IntersectionObserver((entries) => setAway(!entries.at(-1)?.isIntersecting))
    if (seen) seen.observe(node)
    else setAway(false)
    const page = node.ownerDocument
    const end = new AbortController()
    const look = () => setHidden(page.hidden)
    look()
    page.addEventListener('visibilitychange', look, end)
    const cover = () => setCovered(page.documentElement.hasAttribute('data-dimmed'))
    const covers = new view.MutationObserver(cover)
    // What stands on a layer is not covered by it.
    if (!node.closest(`#${overlaysId}`)) {
      covers.observe(page.documentElement, { attributeFilter: ['data-dimmed'] })
      cover()
    }
    return () => {
      seen?.disconnect()
      covers.disconnect()
      end.abort()
    }
  }, [])

  const paused = choice === false
  const moving = wanted && !reducedMotion && !hidden && !away && !covered && !paused && (choice || !held)
  return [watch, { moving, reducedMotion, paused, toggle: () => setChoice(paused) }]
}
