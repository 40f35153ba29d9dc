import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** Whether there is a fund password, and the rule of a new one. */
export const useFundPassword = () => useApiQuery(member.fundPassword.status, {}, { staleTime: 30_000 })
