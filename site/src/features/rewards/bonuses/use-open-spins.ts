import { member } from '../../../app/api/member-client.ts'
import { useModule } from '../../../app/api/status.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'

/** Rewards of the person whose free spins are played now; `failed`: they are not known, and could be. */
export function useOpenSpins() {
  const on = useModule('REWCEN3')
  const answer = useApiPages(member.rewards.list, { status: 'IN_PROGRESS' })
  const spins = (answer.rows ?? []).filter((reward) => reward.spins?.open)
  return { spins, answer, failed: on && answer.isError && !answer.rows }
}
