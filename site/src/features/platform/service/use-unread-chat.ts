import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { refetchChanged } from '../../../app/api/refetch-changed.ts'
import { useModule } from '../../../app/api/status.ts'
import { useIdleAfterLoad } from '../../../app/browser/use-idle-after-load.ts'
import { useAccount, useEpoch } from '../../../app/auth/session.ts'
import { unreadChatKey } from '../../../app/auth/unread-chat.ts'

const everyMs = 60_000

/**
 * Number of unread messages of the rooms a person has visited, fetched once nothing else waits and again each minute;
 * 0 for visitors and trial players.
 */
export function useUnreadChat(): number {
  const { kind } = useAccount()
  const epoch = useEpoch()
  const on = useModule('CBS3')
  const client = useQueryClient()
  const idle = useIdleAfterLoad(false)
  const enabled = on && idle && (kind === 'member' || kind === 'agent')
  const { data } = useQuery({
    queryKey: [...unreadChatKey, { epoch }],
    async queryFn({ signal }) {
      const { member } = await import('../../../app/api/member-client.ts')
      return member.chatRooms.unread({}, { signal })
    },
    enabled,
    staleTime: everyMs / 2,
    refetchInterval: everyMs,
  })
  useEffect(() => {
    if (!enabled) return
    return sdk.stream.subscribe('chat.mention', () => void refetchChanged(client, { queryKey: unreadChatKey }))
  }, [enabled, client])
  return enabled ? (data?.total ?? 0) : 0
}
