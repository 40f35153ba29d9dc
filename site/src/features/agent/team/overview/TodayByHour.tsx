import { formatMoney } from '@brand/ui/balance-display'
import { Card } from '@brand/ui/card'
import { Chart } from '@brand/ui/chart'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { TeamTodayOutput } from '@brand/sdk/agent'
import { useStatus } from '../../../../app/api/status.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatClock } from '../../../../app/format/format.ts'
import { amountOf, signedMinorOf } from '../../../../app/format/money.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { categoryName } from '../../../../app/games/categories.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { addedUp, everySecond, reachedOf } from './today.model.ts'

type Category = TeamTodayOutput['categories'][number]
const minor = (amount: string) => signedMinorOf(amount) ?? 0n

/** Valid bets of today and of yesterday, added up hour by hour, and where they came from. */
export function TodayByHour({ of }: { of: TeamTodayOutput | undefined }) {
  const t = useWords('team')
  const site = useWords('site')
  const lang = useLang()
  const { symbol } = useCurrency()
  const zone = useStatus().data?.timeZone
  if (!of) return <Skeleton variant="block" size="xl" aria-busy="true" />
  const minute = Number(new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone: zone }).format(Date.parse(of.at)))
  // A point for each hour would not fit a phone.
  const points = everySecond(of.hours.map((_hour, n) => formatClock((n + 1) * 3_600_000, lang, 'UTC')))
  const sums = (day: 'today' | 'yesterday') => everySecond(addedUp(of.hours.map((hour) => hour[day])))
  const columns: Column<Category>[] = [
    { id: 'from', head: t('today.from'), cell: ({ gameType }) => categoryName(site, gameType) },
    { id: 'now', head: t('range.today'), align: 'end', cell: ({ today }) => <Amount of={today} /> },
    {
      id: 'beside',
      head: t('today.beside'),
      align: 'end',
      cell: ({ today, yesterday }) => <Amount of={amountOf(minor(today) - minor(yesterday))} signed />,
    },
  ]
  return (
    <Section title={t('today.hours')}>
      <Card>
        <Chart
          label={t('tile.validBet')}
          points={points.map((label) => ({ label: label ?? '', short: label ?? '' }))}
          series={[
            {
              id: 'today',
              label: t('range.today'),
              values: sums('today'),
              reached: reachedOf(
                of.hours.map(({ today }) => today),
                minute,
              ),
            },
            {
              id: 'yesterday',
              label: t('range.yesterday'),
              values: sums('yesterday'),
            },
          ]}
          format={(value) => `${symbol}\u202f${formatMoney(value.toFixed(2)) ?? value}`}
        />
      </Card>
      {of.categories.length > 0 ? (
        <Table
          variant="panel"
          label={t('today.from')}
          columns={columns}
          rows={of.categories}
          rowKey={({ gameType }) => gameType}
          presorted
        />
      ) : null}
      <Text size="caption" quiet>
        {t('today.note')}
      </Text>
    </Section>
  )
}
