import { useEffect, useState, useSyncExternalStore } from 'react'

let opening = 0
const listeners = new Set<() => void>()

/** From here until it is let go, a game is opening. */
export function holdOpening(): () => void {
  const change = (by: number) => {
    opening += by
    for (const listener of listeners) listener()
  }
  change(1)
  return () => change(-1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a game is opening: its frame comes before what stands around it. */
export const useGameOpening = (): boolean => useSyncExternalStore(subscribe, () => opening > 0)

/** Longest wait for an idle browser once the frame is there, in ms. */
const patience = 1000

/**
 * False until the browser is idle after `settled`, when the frame of the game is there or the reason why it is not.
 * Until then the game counts as opening.
 */
export function useFrameFirst(settled: boolean): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => (stands ? undefined : holdOpening()), [stands])
  useEffect(() => {
    if (!settled || stands) return
    const stand = () => setStands(true)
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(stand, { timeout: patience })
      return () => cancelIdleCallback(id)
    }
    // Safari.
    const id = setTimeout(stand, 200)
    return () => clearTimeout(id)
  }, [settled, stands])
  return stands
}
