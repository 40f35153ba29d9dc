import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'

/** Rewards of the person whose free spins are played now. */
export function useOpenSpins() {
  const { data } = useApiPages(member.rewards.list, { status: 'IN_PROGRESS' })
  return (data?.pages ?? []).flatMap(({ list }) => list.filter(({ spins }) => spins?.open))
}
