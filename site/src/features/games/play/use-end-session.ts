import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { queueMutation } from '../../../app/forms/queue-mutation.ts'

/**
 * Leaving the game, or opening it anew, ends its session: nothing more is bet with it, and its room counts one less. Of
 * a closed tab the operator finds out by itself.
 */
export function useEndSession(sessionId: string | undefined): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      // A failure is ignored: a session without a new round is soon no longer counted.
      if (sessionId)
        queueMutation(client, 'play.end', { mutationFn: () => member.play.end({ sessionId }) }).catch(() => {})
    },
    [client, sessionId],
  )
}
