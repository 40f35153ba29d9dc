import { DataList } from '@brand/ui/data-list'
import type { PointsBalanceOutput, PointsConfigOutput } from '@brand/sdk/member'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** What points are worth as cash, and how many can still become cash today. */
export function ConvertTerms({ mine, rules }: { mine: PointsBalanceOutput; rules: PointsConfigOutput }) {
  const t = useWords('points')
  const count = useCount()
  const { time } = useTime()
  const money = useMoney()
  return (
    <DataList
      items={[
        {
          term: t('ratio'),
          value: t('ratio.value', { count: rules.ratio, n: count(rules.ratio), amount: money('1.00') }),
        },
        {
          term: t('leftToday'),
          value: t('count', { count: mine.leftToday, n: count(mine.leftToday) }),
          note: t('resetAt', { time: time(mine.resetAt) }),
        },
      ]}
    />
  )
}
