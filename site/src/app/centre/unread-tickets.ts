import type { TicketsOptionsOutput } from '@brand/sdk/member'
import { query } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../api/client.ts'
import { member } from '../api/member-client.ts'
import { useModule } from '../api/status.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAccount, useEpoch } from '../auth/session.ts'

/** Number of questions with an answer that was not read, kept current by push. */
export function useUnreadTickets(): number {
  const { kind } = useAccount()
  const epoch = useEpoch()
  const client = useQueryClient()
  const on = useModule('TICKET3') && (kind === 'member' || kind === 'agent')
  useEffect(() => {
    if (!on) return
    return sdk.stream.subscribe('ticket.unread', ({ unread }) =>
      client.setQueryData<TicketsOptionsOutput>(
        query(member.tickets.options, {}).queryKey,
        (known) => known && { ...known, unread },
      ),
    )
  }, [client, on, epoch])
  const { data } = useApiQuery(member.tickets.options, {}, { enabled: on })
  return on ? (data?.unread ?? 0) : 0
}
