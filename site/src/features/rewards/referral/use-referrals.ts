import type { ReferralsDetailsOutput, ReferralsIncomeOutput, ReferralsListOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

export type Details = ReferralsDetailsOutput
export type Friend = ReferralsListOutput['list'][number]
export type Income = ReferralsIncomeOutput['list'][number]

/** A friend who has qualified, and a day that is over, bring a reward. */
const news: News = { events: ['promo.count'], areas: ['referrals'] }

/** Code, terms and sums of the person. */
export function useReferralDetails() {
  useInvalidateOnEvents(news)
  return useApiQuery(member.referrals.details, {})
}
