import type { CallArea } from '../../../app/api/call-names.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { sessionsPerPage } from './sessions-per-page.ts'

export const useLimits = () => useApiQuery(member.limits.list, {}, { staleTime: 5000 })
export const useProfile = () => useApiQuery(member.limits.profile, {}, { staleTime: Infinity })
export const useSessions = (pageNo: number) =>
  useApiQuery(member.limits.history, { pageNo, pageSize: sessionsPerPage }, { staleTime: 5000, keep: true })

const news: News = { events: ['rg.pause'], areas: ['limits'] }

/** A limit is used up, a session or a break has ended. */
export const useLimitNews = (): void => useInvalidateOnEvents(news)

/** Areas that a change of limits or breaks changes: every card here, and what may be paid in. */
export const changedByLimits: readonly CallArea[] = ['limits', 'deposits']
