import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'

/** What the house knows of the person, with the rules it may be changed by. */
export const useProfile = () => useCall(member.profile.show, {}, { staleTime: 30_000 })
