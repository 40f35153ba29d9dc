import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContentUnreadOutput } from '@brand/sdk'
import type { CallKey } from '../api/call-names.ts'
import { sdk } from '../api/client.ts'
import { useAccount, useEpoch } from './session.ts'
import { useModule } from '../api/status.ts'
import { takeTold } from '../api/take-told.ts'

/** Number of unread messages, kept current by push. 0 for visitors and trial players, who have none. */
export function useUnread(): number {
  const { kind } = useAccount()
  const epoch = useEpoch()
  const client = useQueryClient()
  const on = useModule('INBOX3') && (kind === 'member' || kind === 'agent')
  const queryKey = ['content', 'unread', { epoch }] satisfies CallKey
  useEffect(() => {
    if (!on) return
    const key = ['content', 'unread', { epoch }] satisfies CallKey
    return sdk.stream.subscribe(
      'message.unread',
      (next) => void takeTold<ContentUnreadOutput>(client, key, () => next),
      { withLast: true },
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
