import type { RewardEvenings } from '@brand/sdk/member'
import { formatDuration } from '@brand/ui/duration'
import { Stat, StatGroup } from '@brand/ui/stat'
import { Amount } from '../format/Amount.tsx'
import { formatCount, localeOf } from '../format/format.ts'
import { formatPercent } from '../format/percent.ts'
import { useMoney } from '../format/use-money.ts'
import { useLang, useWords } from '../i18n/i18n.ts'

interface CostFiguresProps {
  label: string
  /** Stake of a round, the usual one of the person, and the required turnover: decimal strings. */
  cost: { stake: string; usual: string | null; required: string }
  /** The required turnover is so many times this. */
  multiple: number
  base: string
  /** How it ends on a game. */
  shown: RewardEvenings
}

/** Play, time, loss and chance of something given, on a game. */
export function CostFigures({ label, cost: { stake, usual, required }, multiple, base, shown }: CostFiguresProps) {
  const t = useWords('rewards')
  const lang = useLang()
  const money = useMoney()
  const count = (n: number) => formatCount(n, lang)
  const { rounds, seconds, pct, turnover, lost, staked, ahead, nothingLeft } = shown
  const pace = Math.round(seconds / rounds)
  return (
    <StatGroup label={label}>
      <Stat
        label={t('cost.play')}
        value={<Amount of={turnover} />}
        note={t(pct === 100 ? 'cost.play.note' : 'cost.play.part', {
          multiple: count(multiple),
          base: money(base),
          required: money(required),
          rounds: count(rounds),
          count: rounds,
        })}
      />
      <Stat
        label={t(stake === usual ? 'cost.time.usual' : 'cost.time', { stake: money(stake) })}
        value={formatDuration(seconds * 1000, localeOf(lang), { finest: seconds < 60 ? 'second' : 'minute' })}
        note={t('cost.time.note', { count: pace, n: count(pace) })}
      />
      <Stat
        label={t('cost.lost')}
        value={<Amount of={lost} />}
        note={t('cost.lost.note', { percent: formatPercent((Number(lost) / Number(staked)) * 100, lang) })}
      />
      <Stat
        label={t('cost.ahead')}
        value={t('cost.of', { n: count(ahead) })}
        note={t('cost.nothing.note', { n: count(nothingLeft) })}
      />
    </StatGroup>
  )
}
