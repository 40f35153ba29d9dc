import type { RgLimits } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

export const useLimits = () => useApiQuery(member.limits.list, {}, { staleTime: 5000 })
export const useProfile = () => useApiQuery(member.limits.profile, {}, { staleTime: Infinity })
export const useSessions = (pageNo: number) =>
  useApiQuery(member.limits.history, { pageNo, pageSize: 5 }, { staleTime: 5000 })

const news: News = { events: ['rg.pause'], areas: ['limits'] }

/** A limit is used up, a session or a break has ended. */
export const useLimitNews = (): void => useInvalidateOnEvents(news)

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
