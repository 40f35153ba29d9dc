import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { centrePages, type CentrePage } from './pages.ts'

/** How long what a person may do counts as known, ms. */
const knownMs = 60_000

export interface Pages {
  /** Built, and switched on: these open. */
  open: CentrePage[]
  /** Those of them with something to do for this person: these stand in the menu. */
  listed: CentrePage[]
}

/**
 * The pages of the centre. With one wallet for all, or nobody above, there is nothing to transfer: those pages say so,
 * and no menu leads there.
 */
export function usePages(): Pages {
  const shown = useMemberShown()
  const may = useApiQuery(member.summary.member, {}, { staleTime: knownMs }).data?.permissions.value
  const open = centrePages.filter(({ id }) => shown(memberPath(id)))
  return {
    open,
    listed: open.filter(({ id }) => (id === 'transferFund' || id === 'transferUpline' ? may?.[id] === true : true)),
  }
}
