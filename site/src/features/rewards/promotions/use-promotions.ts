import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useAccount } from '../../../app/auth/session.ts'
import type { Looker } from './promotions.model.ts'

/** Promotions with the state of the person, or those of the site for whoever has no account of their own. */
export function usePromotions() {
  const { kind } = useAccount()
  const looker: Looker = kind === 'visitor' || kind === 'trial' ? kind : 'owner'
  const call = looker === 'owner' ? member.promotions.list : member.promotions.available
  const answer = useApiQuery(call, {}, { enabled: kind !== 'pending' })
  return { ...answer, looker, rows: answer.data?.list }
}
