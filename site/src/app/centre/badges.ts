import type { SummaryMemberOutput } from '@brand/sdk/member'
import { query } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../api/client.ts'
import { member } from '../api/member-client.ts'
import { takeTold } from '../api/take-told.ts'
import { useOwnContracts } from '../auth/own-contracts.ts'
import { useEpoch } from '../auth/session.ts'
import { useUnread } from '../auth/unread.ts'
import type { BadgeName } from './centres.ts'
import { useSummary } from './use-summary.ts'

/** What waits on each page, kept current by push. */
export function useBadges(): Record<BadgeName, number> {
  return {
    messages: useUnread(),
    rewards: useFromSummary('rewards', 'promo.count')?.claimable ?? 0,
    missions: useFromSummary('missions', 'mission.progress')?.claimable ?? 0,
    tickets: useFromSummary('tickets', 'ticket.unread')?.unread ?? 0,
    contracts: useOwnContracts()?.requests.length ?? 0,
  }
}

interface Pushed {
  rewards: 'promo.count'
  missions: 'mission.progress'
  tickets: 'ticket.unread'
}

/** A part of the summary, and from then on as the stream sends it. */
function useFromSummary<Part extends keyof Pushed>(
  part: Part,
  event: Pushed[Part],
): SummaryMemberOutput[Part]['value'] {
  const epoch = useEpoch()
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = query(member.summary.member, {})
    const take = (value: object) =>
      void takeTold<SummaryMemberOutput>(
        client,
        queryKey,
        (known) => known && { ...known, [part]: { status: 'ok', value } },
      )
    return sdk.stream.subscribe(event, take, { withLast: true })
  }, [client, epoch, part, event])
  return useSummary()?.[part].value
}
