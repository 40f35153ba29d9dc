import { useEffect, useRef } from 'react'
import { member } from '../../app/calls/member-client.ts'

/** Leaving the game ends its session: nothing more is bet with it, and its room counts one less. Of a closed tab the house finds out by itself. */
export function useEndSession(sessionId: string | undefined): void {
  const latest = useRef(sessionId)
  useEffect(() => {
    latest.current = sessionId
  }, [sessionId])
  useEffect(
    () => () => {
      // Not heard: whoever begins no round is soon counted no more.
      if (latest.current) member.play.end({ sessionId: latest.current }).catch(() => {})
    },
    [],
  )
}
