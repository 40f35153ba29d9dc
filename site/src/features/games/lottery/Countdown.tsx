import { formatClock } from '@brand/ui/duration'
import { Text } from '@brand/ui/text'
import { useEffect, useState } from 'react'
import type { LottoIssue } from '@brand/sdk/member'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { localeOf } from '../../../app/format/format.ts'
import { phaseOf, timeOf, type DrawClock } from './draw-clock.ts'
import * as css from './lottery.css.ts'

const tones = { open: 'neutral', soon: 'warning', locked: 'accent', drawing: 'accent' } as const

/** ms between two looks at the clock: a second is never shown late by more. */
const lookMs = 200

/** Server time, drawn again when the second shown changes. */
function useDrawTime(clock: DrawClock): number {
  const [now, setNow] = useState(() => timeOf(clock))
  useEffect(() => {
    const look = () => setNow(timeOf(clock))
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [clock])
  return now
}

/** How long an issue takes bets, then how long until it is drawn, by the server's clock. */
export function Countdown({ issue, clock }: { issue: LottoIssue; clock: DrawClock }) {
  const t = useWords('lottery')
  const locale = localeOf(useLang())
  const { phase, left } = phaseOf(issue, useDrawTime(clock))
  return (
    <p className={css.countdown}>
      <Text as="span" size="dense" quiet={phase === 'open'} tone={tones[phase]}>
        {t(`phase.${phase}`)}
      </Text>
      {phase === 'drawing' ? null : (
        <span role="timer" translate="no" data-phase={phase} className={css.left}>
          {formatClock(left, locale)}
        </span>
      )}
    </p>
  )
}
