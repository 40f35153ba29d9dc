import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'

/** What protects the account. */
export const useSecurity = () => useCall(member.security.overview, {}, { staleTime: 30_000 })

/** Asks again after a change. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['security'] })
}
