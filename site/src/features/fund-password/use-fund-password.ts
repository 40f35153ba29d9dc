import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'

/** Whether there is a fund password, and the rule of a new one. */
export const useFundPassword = () => useCall(member.fundPassword.status, {}, { staleTime: 30_000 })
