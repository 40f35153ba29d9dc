import { useQuery } from '@tanstack/react-query'
import type { CallKey } from '../api/call-names.ts'
import { useEpoch } from './session.ts'

export const unreadChatKey = ['chatRooms', 'unread'] as const satisfies CallKey

/** Unread messages of the chat as far as something on the page has fetched them; it fetches nothing itself. */
export function useKnownUnreadChat(): number {
  const epoch = useEpoch()
  const { data } = useQuery({
    queryKey: [...unreadChatKey, { epoch }],
    enabled: false,
    select: ({ total }: { total: number }) => total,
  })
  return data ?? 0
}
