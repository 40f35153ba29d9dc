import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'

export type RewardStatus = 'CLAIMABLE' | 'IN_PROGRESS' | 'HISTORY'

/** Rewards of one kind, page after page; asked once however many show them. */
export const useRewards = (status: RewardStatus) => useApiPages(member.rewards.list, { status })
