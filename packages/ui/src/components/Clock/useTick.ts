'use client'
import { useCallback, useSyncExternalStore } from 'react'

const nothing = () => undefined

/**
 * The time of `now` in ms, rounded down to `step`; renders its caller once per step, at its turn, and right after a
 * tab comes back. Undefined on the server and during hydration.
 */
export function useTick(now: () => number, step: number): number | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const plan = () => {
        timer = setTimeout(
          () => {
            notify()
            plan()
          },
          // A clock that is none yet has no next step.
          step - (now() % step) || step,
        )
      }
      plan()
      document.addEventListener('visibilitychange', notify)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', notify)
      }
    },
    [now, step],
  )
  return useSyncExternalStore(subscribe, () => Math.floor(now() / step) * step, nothing)
}
