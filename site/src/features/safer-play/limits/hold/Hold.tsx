import type { GameType, StreamEvents } from '@brand/sdk'
import { useCallback, useEffect, useState } from 'react'
import { sdk } from '../../../../app/api/client.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { ClosedDialog } from './ClosedDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { SessionDialog } from './SessionDialog.tsx'

type Pushed = StreamEvents['rg.pause']

/** What was told before this game opened may have ended since: only a beginning is told. */
function notOver({ pause, gameTypes }: Pushed): Pushed {
  const lasts = ({ until }: { until: string }) => Date.parse(until) > sdk.now()
  return { pause: pause && lasts(pause) ? pause : null, gameTypes: gameTypes?.filter(lasts) }
}

export interface HoldProps {
  /** Code of what kept the game closed. */
  refused: string | undefined
  /** Category of the game, once it is known. */
  gameType: GameType | (string & {}) | undefined
  /** Opens the game again. */
  onAgain: () => void
  onLeave: () => void
  /** Whether something covers the game. */
  onHeld: (held: boolean) => void
}

/**
 * What blocks a game for a while: a session to be set first, a break, the pause after a session, a category that the
 * person has closed elsewhere.
 */
export default function Hold({ refused, gameType, onAgain, onLeave, onHeld }: HoldProps) {
  const [pushed, setPushed] = useState<Pushed>()
  useEffect(() => sdk.stream.subscribe('rg.pause', (told) => setPushed(notOver(told)), { withLast: true }), [])
  const terms = useStatus().data?.rgProfile.presetSession
  // A page opened during a pause has received none yet.
  const { data } = useApiQuery(member.limits.session, {}, { enabled: refused === 'rg_pause', staleTime: 0 })
  const pause = pushed?.pause ?? (refused === 'rg_pause' ? data?.pause : null) ?? null
  const [over, setOver] = useState<string>()
  const paused = pause && pause.until !== over ? pause : null
  const [reopened, setReopened] = useState<string>()
  // A game that did not open has said why by itself.
  const closed = refused === undefined ? pushed?.gameTypes?.find((one) => one.gameType === gameType) : undefined
  const covering = closed && closed.until !== reopened ? closed : null
  const held = paused !== null || covering !== null || refused === 'rg_session_required'
  useEffect(() => onHeld(held), [held, onHeld])
  const end = useCallback(() => {
    if (!pause) return
    setOver(pause.until)
    // A session that has ended cannot be continued: the next one is set first.
    if (refused !== undefined || pause.why === 'SESSION') onAgain()
  }, [pause, refused, onAgain])
  if (paused) return <PauseDialog pause={paused} onOver={end} onLeave={onLeave} />
  if (covering) return <ClosedDialog {...covering} onOver={() => setReopened(covering.until)} onLeave={onLeave} />
  if (refused === 'rg_session_required' && terms)
    return <SessionDialog terms={terms} onSet={onAgain} onLeave={onLeave} />
  return null
}
