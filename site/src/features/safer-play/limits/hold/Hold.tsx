import type { RgPause } from '@brand/sdk'
import { useCallback, useEffect, useState } from 'react'
import { sdk } from '../../../../app/api/client.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { PauseDialog } from './PauseDialog.tsx'
import { SessionDialog } from './SessionDialog.tsx'

export interface HoldProps {
  /** Code of what kept the game closed. */
  refused: string | undefined
  /** Opens the game again. */
  onAgain: () => void
  onLeave: () => void
  /** Whether something covers the game. */
  onHeld: (held: boolean) => void
}

/**
 * What blocks a game for a while: a session to be set first, a break, the pause after a session.
 */
export default function Hold({ refused, onAgain, onLeave, onHeld }: HoldProps) {
  const [pushed, setPushed] = useState<RgPause | null>(null)
  useEffect(() => sdk.stream.subscribe('rg.pause', ({ pause }) => setPushed(pause)), [])
  const terms = useStatus().data?.rgProfile.presetSession
  // A page opened during a pause has received none yet.
  const { data } = useApiQuery(member.limits.session, {}, { enabled: refused === 'rg_pause', staleTime: 0 })
  const pause = pushed ?? (refused === 'rg_pause' ? data?.pause : null) ?? null
  const [over, setOver] = useState<string>()
  const paused = pause && pause.until !== over ? pause : null
  const held = paused !== null || refused === 'rg_session_required'
  useEffect(() => onHeld(held), [held, onHeld])
  const end = useCallback(() => {
    if (!pause) return
    setOver(pause.until)
    // A session that has ended cannot be continued: the next one is set first.
    if (refused !== undefined || pause.why === 'SESSION') onAgain()
  }, [pause, refused, onAgain])
  if (paused) return <PauseDialog pause={paused} onOver={end} onLeave={onLeave} />
  if (refused === 'rg_session_required' && terms)
    return <SessionDialog terms={terms} onSet={onAgain} onLeave={onLeave} />
  return null
}
