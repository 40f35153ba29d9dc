import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContentUnreadOutput } from '@brand/sdk'
import type { CallKey } from '../api/call-names.ts'
import { sdk } from '../api/client.ts'
import { useAccount, useEpoch } from './session.ts'
import { useModule } from '../api/status.ts'

/** Number of unread messages, kept current by push. 0 for visitors and trial players, who have none. */
export function useUnread(): number {
  const { kind } = useAccount()
  const epoch = useEpoch()
  const client = useQueryClient()
  const on = useModule('INBOX3') && (kind === 'member' || kind === 'agent')
  const queryKey = ['content', 'unread', { epoch }] satisfies CallKey
  useEffect(() => {
    if (!on) return
    return sdk.stream.subscribe('message.unread', (next) =>
      client.setQueryData<ContentUnreadOutput>(['content', 'unread', { epoch }] satisfies CallKey, next),
    )
  }, [client, on, epoch])
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => sdk.content.unread({}, { signal }),
    enabled: on,
    staleTime: Infinity,
  })
  return on ? (data?.unreadMessage ?? 0) : 0
}
