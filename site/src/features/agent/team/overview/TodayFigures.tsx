import { Stat, StatGroup, type StatProps } from '@brand/ui/stat'
import type { TeamTodayOutput } from '@brand/sdk/agent'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { amountOf, signedMinorOf } from '../../../../app/format/money.ts'
import { formatPercent } from '../../../../app/format/percent.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { shareOf } from './today.model.ts'
import { useMoney } from '../../../../app/format/use-money.ts'

/** Five figures of today beside those of yesterday; nothing is compared until they are there. */
export function TodayFigures({ of }: { of: TeamTodayOutput | undefined }) {
  const t = useWords('team')
  const lang = useLang()
  const money = useMoney()
  const minor = (amount: string) => signedMinorOf(amount) ?? 0n
  const signed = (by: bigint, text: string): NonNullable<StatProps['change']> => ({
    by: `${by < 0n ? '−' : '+'} ${text}`,
    direction: by > 0n ? 'up' : by < 0n ? 'down' : 'same',
  })
  const difference = (now: string, before: string) => {
    const by = minor(now) - minor(before)
    return by === 0n ? undefined : signed(by, money(amountOf(by < 0n ? -by : by)))
  }
  const { today, yesterday } = of ?? {}
  const both = today && yesterday
  // Figures and the lines below them have their room before they are there: an outline is higher than a figure.
  const room = of ? undefined : '\u00a0'
  const share = both && shareOf(today.validBet, yesterday.validBet)
  const people = both ? today.active - yesterday.active : 0
  const pair = ({ newReg, firstDep }: { newReg: number; firstDep: number }) => ({
    joined: formatCount(newReg, lang),
    deposited: formatCount(firstDep, lang),
  })
  return (
    <StatGroup label={t('today.title')} aria-busy={!of}>
      <Stat
        label={t('tile.validBet')}
        value={today ? <Amount of={today.validBet} /> : room}
        change={
          share === undefined
            ? both && difference(today.validBet, yesterday.validBet)
            : signed(BigInt(Math.sign(share)), formatPercent(Math.abs(share), lang))
        }
        note={room}
      />
      <Stat
        label={t('tile.pnl')}
        value={today ? <Amount of={today.pnl} signed /> : room}
        // From the players' side: neither direction is good news by itself.
        change={both && withoutTone(difference(today.pnl, yesterday.pnl))}
        note={room}
      />
      <Stat
        label={t('today.active')}
        value={today ? formatCount(today.active, lang) : room}
        change={people === 0 ? undefined : signed(BigInt(people), formatCount(Math.abs(people), lang))}
        note={room}
      />
      <Stat
        label={t('today.came')}
        value={today ? t('today.came.pair', pair(today)) : room}
        note={yesterday ? t('today.yesterday', { figure: t('today.came.pair', pair(yesterday)) }) : room}
      />
      <Stat
        label={t('today.income')}
        value={today ? <Amount of={today.income} /> : room}
        note={yesterday ? t('today.yesterday', { figure: money(yesterday.income) }) : room}
      />
    </StatGroup>
  )
}

const withoutTone = (change: StatProps['change']): StatProps['change'] => change && { ...change, better: 'none' }
