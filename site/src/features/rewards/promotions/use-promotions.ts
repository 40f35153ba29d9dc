import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useAccount } from '../../../app/auth/session.ts'
import type { Viewer } from './promotions.model.ts'

/** Promotions with the state of the person, or those of the site for whoever has no account of their own. */
export function usePromotions() {
  const { kind } = useAccount()
  const viewer: Viewer = kind === 'visitor' || kind === 'trial' ? kind : 'owner'
  const call = viewer === 'owner' ? member.promotions.list : member.promotions.available
  const answer = useApiQuery(call, {}, { enabled: kind !== 'pending' })
  return { ...answer, viewer, rows: answer.data?.list }
}
