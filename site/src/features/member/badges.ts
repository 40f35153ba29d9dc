import { useUnread } from '../../app/session/unread.ts'
import type { BadgeName } from './pages.ts'

/** What waits on each page, kept current by push. */
export function useBadges(): Record<BadgeName, number> {
  return { messages: useUnread() }
}
