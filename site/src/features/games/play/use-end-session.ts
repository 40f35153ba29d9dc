import { useEffect } from 'react'
import { member } from '../../../app/api/member-client.ts'

/**
 * Leaving the game, or opening it anew, ends its session: nothing more is bet with it, and its room counts one less. Of
 * a closed tab the operator finds out by itself.
 */
export function useEndSession(sessionId: string | undefined): void {
  useEffect(
    () => () => {
      // Not heard: whoever begins no round is soon counted no more.
      if (sessionId) member.play.end({ sessionId }).catch(() => {})
    },
    [sessionId],
  )
}
