import { useLayoutEffect, useState } from 'react'
import { useAlive } from '../../foundation/useAlive.ts'
import { secondsLeft, untilNextSecond } from './CountdownButton.model.ts'

/**
 * Seconds until a deadline (ms since 1970). A timer only triggers reading the clock again, as does a tab that wakes
 * up. Undefined on the server and in the first moment of a prerendered page, whose clocks differ.
 */
export function useCountdown(until: number | undefined): number | undefined {
  const alive = useAlive()
  const [left, setLeft] = useState(() => (alive ? secondsLeft(until, Date.now()) : undefined))
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = Date.now()
      const seconds = secondsLeft(until, now)
      setLeft(seconds)
      if (until !== undefined && seconds > 0) timer = setTimeout(look, untilNextSecond(until, now))
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [until])
  return left
}
