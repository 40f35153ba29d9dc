import type { Announcement } from '@brand/ui/announcement-popup'
import { sdk } from '../../../app/api/client.ts'
import { useFallbackText } from '../../../app/content/FallbackNote.tsx'
import { useLang } from '../../../app/i18n/i18n.ts'
import { useSession } from '../../../app/auth/session.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { itemsOf } from './announcements.ts'
import { wasShown, type PopupFlag } from './shown.ts'

export interface PublicNews {
  flag: PopupFlag
  /** Undefined until all of it is known. */
  items: Announcement[] | undefined
}

/**
 * News of the public site for this person: B for visitors, A for logged-in accounts, and before it F
 * at the first login. Not fetched again once it was shown, nor while terms or a password are due: they come first.
 */
export function usePublicNews(): PublicNews {
  const session = useSession()
  const language = useLang()
  const fallbackText = useFallbackText()
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
    items: usual.data && before ? itemsOf([...before, ...usual.data.list], language, fallbackText) : undefined,
  }
}
