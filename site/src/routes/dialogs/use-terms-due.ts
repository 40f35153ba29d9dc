import { isGatewayError, type Session } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { termsDue } from './open-dialogs.ts'

/**
 * Whether changed terms are to be accepted now, and lets them wait: until the next login, or until a call is refused
 * for them.
 */
export function useTermsDue(session: Session | null): [boolean, () => void] {
  const client = useQueryClient()
  const [waits, setWaits] = useState<string>()
  useEffect(() => {
    const stops = [client.getMutationCache(), client.getQueryCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (isGatewayError(event.action.error, 'must_accept_terms')) setWaits(undefined)
      }),
    )
    return () => stops.forEach((stop) => stop())
  }, [client])
  return [termsDue(session, waits), () => setWaits(session?.token)]
}
