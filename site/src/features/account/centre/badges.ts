import { useUnread } from '../../../app/auth/unread.ts'
import type { BadgeName } from '../../../app/routing/define-page.ts'

/** What waits on each page, kept current by push. */
export function useBadges(): Record<BadgeName, number> {
  return { messages: useUnread() }
}
