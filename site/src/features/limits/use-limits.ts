import type { RgLimits } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useNews, type News } from '../../app/calls/use-news.ts'

export const useLimits = () => useCall(member.limits.list, {}, { staleTime: 5000 })
export const useProfile = () => useCall(member.limits.profile, {}, { staleTime: Infinity })
export const useSessions = (pageNo: number) =>
  useCall(member.limits.history, { pageNo, pageSize: 5 }, { staleTime: 5000 })

const news: News = { events: ['rg.pause'], areas: ['limits'] }

/** A limit is used up, a session or a break has ended. */
export const useLimitNews = (): void => useNews(news)

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
