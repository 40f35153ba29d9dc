import { member } from '../../app/calls/member-client.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useMemberShown } from '../../app/routing/member-pages.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { pageRows, type PageRow } from './pages.ts'

/** How long what a person may do counts as known, ms. */
const knownMs = 60_000

export interface Pages {
  /** Built, and switched on: these open. */
  open: PageRow[]
  /** Those of them with something to do for this person: these stand in the menu. */
  listed: PageRow[]
}

/** The pages of the centre. With one wallet for all, or nobody above, there is nothing to transfer: those pages say so, and no menu leads there. */
export function usePages(): Pages {
  const shown = useMemberShown()
  const may = useCall(member.summary.member, {}, { staleTime: knownMs }).data?.permissions.value
  const open = pageRows.filter(({ name }) => shown(memberPath(name)))
  return {
    open,
    listed: open.filter(({ name }) =>
      name === 'transferFund' || name === 'transferUpline' ? may?.[name] === true : true,
    ),
  }
}
