import type { SummaryMemberOutput } from '@brand/sdk/member'
import { query } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../api/client.ts'
import { member } from '../api/member-client.ts'
import { useOwnContracts } from '../auth/own-contracts.ts'
import { useEpoch } from '../auth/session.ts'
import { useUnread } from '../auth/unread.ts'
import { useUnreadTickets } from './unread-tickets.ts'
import type { BadgeName } from './centres.ts'
import { useSummary } from './use-summary.ts'

/** What waits on each page, kept current by push. */
export function useBadges(): Record<BadgeName, number> {
  return {
    messages: useUnread(),
    rewards: useClaimable('rewards', 'promo.count'),
    missions: useClaimable('missions', 'mission.progress'),
    tickets: useUnreadTickets(),
    contracts: useOwnContracts()?.requests.length ?? 0,
  }
}

/** Number of what can be claimed: of a part of the summary, and from then on as the stream sends it. */
function useClaimable(part: 'rewards' | 'missions', event: 'promo.count' | 'mission.progress'): number {
  const epoch = useEpoch()
  const client = useQueryClient()
  useEffect(
    () =>
      sdk.stream.subscribe(event, (value) =>
        client.setQueryData<SummaryMemberOutput>(
          query(member.summary.member, {}).queryKey,
          (known) => known && { ...known, [part]: { status: 'ok', value } },
        ),
      ),
    [client, epoch, part, event],
  )
  return useSummary()?.[part].value?.claimable ?? 0
}
