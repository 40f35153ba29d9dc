import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

/** The operator's data of the person, with the rules it may be changed by. */
export const useProfile = () => useApiQuery(member.profile.show, {}, { staleTime: 30_000 })
