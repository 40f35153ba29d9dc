import { useEffect, useRef, useState } from 'react'

/** A refusal is shown at least this long, in ms. */
const READ = 2000

/**
 * At most one call per `pauseMs`; a call that comes sooner is refused, visibly: `refused` is true for a moment.
 * `const { pass, refused } = useThrottle(1000)`; `if (pass()) send()`.
 */
export function useThrottle(pauseMs: number) {
  const [refused, setRefused] = useState(false)
  const last = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function pass(): boolean {
    const now = Date.now()
    clearTimeout(timer.current)
    // A clock that was set back never blocks the user.
    const early = now >= last.current && now - last.current < pauseMs
    setRefused(early)
    if (early) timer.current = setTimeout(() => setRefused(false), Math.max(READ, last.current + pauseMs - now))
    else last.current = now
    return !early
  }
  return { pass, refused }
}
