import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../api/client.ts'
import { useModule } from '../api/status.ts'
import { useIdleAfterLoad } from '../browser/use-idle-after-load.ts'
import { useAccount, useEpoch } from './session.ts'

const everyMs = 60_000

/**
 * Number of unread messages of the rooms a person has visited; 0 for visitors and trial players. `ask`: whether it is
 * fetched, once nothing else waits; otherwise it is what somebody else on the page has fetched.
 */
export function useUnreadChat({ ask }: { ask: boolean }): number {
  const { kind } = useAccount()
  const epoch = useEpoch()
  const on = useModule('CBS3')
  const client = useQueryClient()
  const idle = useIdleAfterLoad(false)
  const enabled = on && (kind === 'member' || kind === 'agent')
  const { data } = useQuery({
    queryKey: ['chatRooms', 'unread', { epoch }],
    async queryFn({ signal }) {
      const { member } = await import('../api/member-client.ts')
      return member.chatRooms.unread({}, { signal })
    },
    enabled: enabled && ask && idle,
    staleTime: everyMs / 2,
    refetchInterval: everyMs,
  })
  useEffect(() => {
    if (!enabled || !ask || !idle) return
    return sdk.stream.subscribe(
      'chat.mention',
      () => void client.invalidateQueries({ queryKey: ['chatRooms', 'unread'] }),
    )
  }, [enabled, ask, idle, client])
  return enabled ? (data?.total ?? 0) : 0
}
