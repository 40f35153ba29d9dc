import { useEffect, useState } from 'react'
import { sdk } from '../app/api/client.ts'

/** Whether a reality check waits for this person, as the stream tells it, and how to say that it no longer does. */
export function useCheckDue(session: unknown): [due: boolean, done: () => void] {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!session) return
    const stop = sdk.stream.subscribe('rg.realityCheck', (check) => setDue(check.due))
    return () => {
      stop()
      setDue(false)
    }
  }, [session])
  return [due, () => setDue(false)]
}
