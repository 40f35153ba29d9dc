import { Card } from '@brand/ui/card'
import { Chart } from '@brand/ui/chart'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { formatMoney } from '@brand/ui/balance-display'
import { useState } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { formatMonthDay } from '../../../../app/format/month-day.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { trendDays } from '../list/range.ts'
import type { TeamFilters } from '../list/use-team-filters.ts'

const figures = ['validBet', 'deposit', 'withdraw', 'win', 'pnl', 'newReg', 'firstDep'] as const
type Figure = (typeof figures)[number]
const counted = (figure: Figure) => figure === 'newReg' || figure === 'firstDep'

/** One of the figures by day; a single day with the days before it. */
export function TeamTrend({ filters: { range, scope, today } }: { filters: TeamFilters }) {
  const t = useWords('team')
  const lang = useLang()
  const { symbol } = useCurrency()
  const [figure, setFigure] = useState<Figure>('validBet')
  const days = trendDays(range, today)
  const answer = useApiQuery(agent.team.trend, { ...days, scope })
  const { data, isError } = answer
  return (
    <Section
      title={days === range ? t('trend') : t('trend.fortnight', { day: formatMonthDay(days.to ?? '', lang, 'long') })}
    >
      <Inline>
        <Select
          label={t('figure')}
          value={figure}
          onValueChange={setFigure}
          options={figures.map((value) => ({ value, label: t(`tile.${value}`) }))}
        />
      </Inline>
      {isError && !data ? (
        <LoadFailed answer={answer} title={t('failed')} level={2} />
      ) : data ? (
        <Card>
          <Chart
            label={t(`tile.${figure}`)}
            variant={data.list.length > 7 ? 'line' : 'bar'}
            points={data.list.map((row) => ({
              label: formatMonthDay(row.day, lang, 'long'),
              short: formatMonthDay(row.day, lang, 'short'),
            }))}
            series={[{ id: figure, label: t(`tile.${figure}`), values: data.list.map((row) => Number(row[figure])) }]}
            {...(counted(figure)
              ? {}
              : { format: (value: number) => `${symbol}\u202f${formatMoney(value.toFixed(2)) ?? value}` })}
          />
        </Card>
      ) : (
        <Skeleton />
      )}
    </Section>
  )
}
