import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`; browsers that cannot, or will not, are left in peace. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    // Older browsers have none, and pages without TLS.
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>
    if (!wanted || !wakeLock) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const free = () => {
      lock?.release().catch(() => {})
      lock = undefined
    }
    // The browser releases it for a hidden page; it is requested again when the page is visible.
    const ask = () => {
      if (document.visibilityState !== 'visible') return free()
      wakeLock.request('screen').then(
        (got) => {
          free()
          lock = got
          if (over) free()
        },
        () => {},
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      free()
    }
  }, [wanted])
}
