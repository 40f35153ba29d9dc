import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** What protects the account. */
export const useSecurity = () => useApiQuery(member.security.overview, {}, { staleTime: 30_000 })
