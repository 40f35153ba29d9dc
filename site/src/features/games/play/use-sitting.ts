import { useQueryClient } from '@tanstack/react-query'
import type { PlaySessionOutput } from '@brand/sdk/member'
import { useEffect, useRef } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { refetchChanged } from '../../../app/api/refetch-changed.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useBalance } from '../../../app/auth/balance.ts'

/** ms in which the movements of one moment become one question. */
const together = 250

/**
 * Figures of the sitting, by the operator's books: fetched when a game has opened, and after each wallet movement.
 * Never taken from the frame.
 */
export function useSitting(nodeId: number, playing: boolean, enabled: boolean): PlaySessionOutput | undefined {
  const client = useQueryClient()
  const version = useBalance().data?.version
  const { data } = useApiQuery(member.play.session, nodeId > 0 ? { nodeId } : {}, { enabled })
  const seen = useRef({ version, playing })
  useEffect(() => {
    const { version: before, playing: was } = seen.current
    seen.current = { version, playing }
    if ((before === undefined || before === version) && was === playing) return
    const timer = setTimeout(() => void refetchChanged(client, { queryKey: ['play', 'session'] }), together)
    return () => clearTimeout(timer)
  }, [client, version, playing])
  // What was missed while the operator was away.
  useEffect(() => sdk.stream.onResume(() => void refetchChanged(client, { queryKey: ['play', 'session'] })), [client])
  return data
}
