import { useUnread } from '../auth/unread.ts'

/** Counts that stand beside a page in a centre's menu. */
export type BadgeName = 'messages'

/** What waits on each page, kept current by push. */
export function useBadges(): Record<BadgeName, number> {
  return { messages: useUnread() }
}
