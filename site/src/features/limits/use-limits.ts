import type { RgLimits } from '@brand/sdk/member'
import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../app/calls/client.ts'
import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'

export const useLimits = () => useCall(member.limits.list, {}, { staleTime: 5000 })
export const useProfile = () => useCall(member.limits.profile, {}, { staleTime: Infinity })
export const useSessions = (pageNo: number) => useCall(member.limits.history, { pageNo, pageSize: 5 }, { staleTime: 5000 })

/** A limit is used up, a session or a break has ended: asked again as it is told. */
export function useLimitNews(): void {
  const client = useQueryClient()
  const { epoch } = useSession(sdk)
  useEffect(() => sdk.stream.subscribe('rg.pause', () => void client.invalidateQueries({ queryKey: ['limits'] })), [client, epoch])
}

/** Makes a change, and every card follows. The cashier's room follows too. */
export function useChange(): (call: () => Promise<RgLimits>) => Promise<RgLimits> {
  const client = useQueryClient()
  return async (call) => {
    try {
      return await call()
    } finally {
      await client.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'limits' || area === 'deposits' })
    }
  }
}
