import { sdk } from '../../../app/api/client.ts'
import { useSession } from '../../../app/auth/session.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { wasShown, type PopupFlag } from './shown.ts'
import type { Announcement } from './use-announcement-items.ts'

export interface PublicNews {
  flag: PopupFlag
  /** Undefined until all of it is known. */
  list: readonly Announcement[] | undefined
}

/**
 * News of the public site for this person: B for visitors, A for logged-in accounts, and before it F
 * at the first login. Not fetched again once it was shown, nor while terms or a password are due: they come first.
 */
export function usePublicNews(): PublicNews {
  const session = useSession()
  const flag = session ? 'USER_POPUP' : 'ANONYMOUS_POPUP'
  const due = !session?.mustAcceptTerms && !session?.mustChangePassword && !session?.passwordExpired && !wasShown(flag)
  const first = session?.firstTimeLogin === true
  const usual = useApiQuery(
    sdk.content.notices,
    { execution: session ? 'A' : 'B' },
    { enabled: due, staleTime: Infinity },
  )
  const welcome = useApiQuery(sdk.content.notices, { execution: 'F' }, { enabled: due && first, staleTime: Infinity })
  const before = first ? welcome.data?.list : []
  return {
    flag,
    list: usual.data && before && [...before, ...usual.data.list],
  }
}
