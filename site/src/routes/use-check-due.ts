import { useEffect, useState } from 'react'
import { sdk } from '../app/api/client.ts'

/** Whether a reality check is due for this person, from the stream, and a function that marks it as acknowledged. */
export function useCheckDue(session: unknown): [due: boolean, done: () => void] {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!session) return
    const stop = sdk.stream.subscribe('rg.realityCheck', (check) => setDue(check.due), { withLast: true })
    return () => {
      stop()
      setDue(false)
    }
  }, [session])
  return [due, () => setDue(false)]
}
