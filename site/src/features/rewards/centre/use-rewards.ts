import { useQuery } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { callQuery } from '../../../app/api/call-query.ts'
import { allPages, useApiPages } from '../../../app/api/use-api-pages.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { isFree } from './rewards.model.ts'

export type RewardStatus = 'CLAIMABLE' | 'IN_PROGRESS' | 'HISTORY'

/** Rewards of one kind, page after page; asked once however many show them. */
export const useRewards = (status: RewardStatus) => useApiPages(member.rewards.list, { status })

/**
 * How many rewards ask for no play. All of them are collected together, however many the list shows, so they are
 * counted beyond its pages; 0 until they are.
 */
export function useFreeCount(): number {
  const { rows, hasNextPage } = useRewards('CLAIMABLE')
  // It is part of the key of the answer; reading it here makes the component follow.
  useEpoch()
  const { input, query } = callQuery(member.rewards.list, { status: 'CLAIMABLE', pageSize: 100 }, useLang())
  const all = useQuery({
    queryKey: [...query.queryKey, 'all'],
    queryFn: ({ signal }) =>
      allPages((after) => member.rewards.list({ ...input, ...(after && { after }) }, { signal })),
    enabled: hasNextPage,
    refetchOnWindowFocus: true,
  })
  return (hasNextPage ? all.data : rows)?.filter(isFree).length ?? 0
}
