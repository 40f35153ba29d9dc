import { boundedWait } from '@brand/sdk'
import type { RebatesHistoryOutput, RebatesSummaryOutput } from '@brand/sdk/member'
import { useEffect } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'

export type Summary = RebatesSummaryOutput
export type PaidRebate = RebatesHistoryOutput['list'][number]

/** A bet, a round that ends, and a rebate that is paid all change the balance. */
const news: News = { events: ['balance'], areas: ['rebates'] }
/** How long after the moment the gateway is asked: a look a little too early would show the same again. */
const graceMs = 2000

/** What can be collected now; asked again when what is being counted is ready. */
export function useRebateSummary() {
  useInvalidateOnEvents(news)
  const answer = useApiQuery(member.rebates.summary, {})
  const { refetch, data } = answer
  const readyAt = data?.readyAt
  useEffect(() => {
    if (!readyAt) return
    const wait = boundedWait(Date.parse(readyAt) - sdk.now() + graceMs, graceMs)
    const timer = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(timer)
  }, [readyAt, refetch])
  return answer
}

/** Rates of the person, and what limits them. */
export const useRebateSettings = () => useApiQuery(member.rebates.settings, {})

/** Rebates that were paid, page after page. */
export const useRebateHistory = () => useApiPages(member.rebates.history, {})
