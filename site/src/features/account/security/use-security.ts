import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** What protects the account. */
export const useSecurity = () => useApiQuery(member.security.overview, {}, { staleTime: 30_000 })

/** Asks again after a change. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['security'] })
}
