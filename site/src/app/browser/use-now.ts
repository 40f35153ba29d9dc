import { useEffect, useState } from 'react'
import { sdk } from '../api/client.ts'

/** Server time in ms, redrawn every `everyMs`: a wrong device clock does not matter. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(() => sdk.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(sdk.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
