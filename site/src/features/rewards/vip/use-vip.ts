import type { VipProgressOutput, VipRanksOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

export type Progress = VipProgressOutput
export type Rank = VipRanksOutput['list'][number]

/** What a rank gives comes with the rank, which the header shows. */
const news: News = { events: ['promo.count'], areas: ['vip', 'member'] }

/** The person's rank with its figures, and the ladder. */
export function useVip() {
  useInvalidateOnEvents(news)
  return { progress: useApiQuery(member.vip.progress, {}), ranks: useApiQuery(member.vip.ranks, {}) }
}
