import { localeOf } from '../../../app/format/format.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import { type Board, type Games, lastOf, type Mission } from './missions.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** Missions and leaderboards in words. */
export function useMissionWords() {
  const t = useWords('missions')
  const lang = useLang()
  const names = useNames()
  const { day, time } = useTime()
  const money = useMoney()
  const count = useCount()
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' })
  /** An amount, or a number of rounds. */
  const quantity = ({ metric }: Pick<Mission, 'metric'>, value: string) =>
    metric === 'ROUNDS' ? count(Number(value)) : money(value)
  /** The play that a reward requires. */
  const play = (multiple: number): string =>
    multiple === 0 ? t('play.none') : t('play', { count: multiple, n: count(multiple) })

  return {
    money,
    time,
    count,
    quantity,
    state: ({ status }: Mission): string => t(`state.${status}` as 'state.OPEN', { defaultValue: status }),
    /** A score, or what is missing to one: an amount, or a multiple. */
    score: ({ metric }: Pick<Board, 'metric'>, value: string): string =>
      metric === 'MULTIPLE' ? t('times', { n: value }) : money(value),
    /** What is counted, up to what. */
    task: (mission: Mission): string =>
      t(`task.${mission.metric}` as 'task.ROUNDS', {
        defaultValue: '{{target}}',
        count: Number(mission.target),
        target: quantity(mission, mission.target),
      }),
    /** How often it begins anew, and until when this period lasts. */
    period: ({ period, periodStart, periodEnd, status, after }: Mission): string => {
      const kind = t(`period.${period}` as 'period.DAILY', { defaultValue: period })
      if (status === 'LOCKED' && !after && periodStart) return t('period.from', { kind, time: time(periodStart) })
      return periodEnd ? t('period.until', { kind, time: time(periodEnd) }) : kind
    },
    /** What is given, and the play it requires. */
    gift: ({ amount, multiple }: Mission['reward']): string => `${money(amount)} · ${play(multiple)}`,
    play,
    /** Games that count. */
    games: ({ gameTypes, vendors, titles }: Games): string => {
      const parts = [
        titles.map(({ gameName }) => gameName),
        gameTypes.map((one) => names.category(one)),
        vendors.map(({ name }) => name),
      ].filter((part) => part.length > 0)
      return parts.length === 0 ? t('games.all') : parts.map((part) => list.format(part)).join(' · ')
    },
    /** `20 November 2026`, or the first and the last day of a longer period. */
    span: ({ periodStart, periodEnd }: { periodStart: string; periodEnd: string }): string => {
      const [first, last] = [day(periodStart), day(lastOf(periodEnd))]
      return first === last ? first : t('span', { first, last })
    },
  }
}
