import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Skeleton } from '@brand/ui/skeleton'
import { Text } from '@brand/ui/text'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import { useRebateSettings } from './use-rebate.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** The rates, with the factor of the person's rank, and what limits them. */
export function Rates() {
  const t = useWords('rebates')
  const lang = useLang()
  const names = useNames()
  const money = useMoney()
  const { data, isError } = useRebateSettings()
  // What can be collected is told without them.
  if (isError && !data) return null
  if (!data) return <Skeleton variant="block" aria-busy="true" />
  return (
    <Card space="md" title={t('rates')}>
      <DataList
        items={data.rates.map(({ gameType, rate }) => ({
          id: gameType,
          term: names.category(gameType),
          value: formatRate(rate, lang),
        }))}
      />
      <Text size="dense" quiet>
        {t('cap', { amount: money(data.dayCap) })}
      </Text>
      <Text size="dense" quiet>
        {t('settle', { count: data.settleMinutes, n: formatCount(data.settleMinutes, lang) })}
      </Text>
      {data.excludesBonus ? (
        <Text size="dense" quiet>
          {t('bonus')}
        </Text>
      ) : null}
    </Card>
  )
}
