import { Chart } from '@brand/ui/chart'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { chartLine } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Table, type Column } from '@brand/ui/table'
import { formatMoney } from '@brand/ui/balance-display'
import { isGatewayError } from '@brand/sdk'
import type { RecordsProfitOutput } from '@brand/sdk/member'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount, localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Amount, useSymbol } from './list/Amount.tsx'
import { useNames } from './list/names.ts'
import { RecordBar } from './list/RecordBar.tsx'
import * as css from './records.css.ts'
import { useExport } from './list/use-export.ts'
import { useFilters } from './list/use-filters.ts'
import { useZone } from '../../../app/format/use-zone.ts'

type Row = RecordsProfitOutput['list'][number]
const groupings = ['day', 'category', 'vendor', 'game'] as const
/** More bars than these cannot be read beside one another. */
const mostBars = 31

/** What play has brought or cost, by day, category, vendor or game; settled rounds, bonuses and rebates. */
export function Profit() {
  const t = useWords('records')
  const lang = useLang()
  const names = useNames()
  const zone = useZone()
  const symbol = useSymbol()
  const errorText = useErrorText()
  const filters = useFilters()
  const groupBy = groupings.find((one) => one === filters.get('by')) ?? 'day'
  const { startTime, endTime } = filters.asked
  const asked = { startTime, endTime, groupBy, language: lang }
  const answer = useApiQuery(member.records.profit, asked)
  const { data, isError, error } = answer
  const nameOf = ({ key, name }: Row) =>
    groupBy === 'day'
      ? dayName(key, localeOf(lang), 'long')
      : groupBy === 'category'
        ? names.category(key)
        : (name ?? key)
  const file = useExport<Row>({
    name: `profit-${groupBy}-${filters.range.from}-${filters.range.to}`,
    empty: data?.list.length === 0,
    heads: [
      t(`by.${groupBy}`),
      t('col.rounds'),
      t('col.stake'),
      t('col.validBet'),
      t('col.win'),
      t('col.bonus'),
      t('col.rebate'),
      t('col.net'),
    ],
    cells: (row) => [
      groupBy === 'day' ? row.key : nameOf(row),
      String(row.rounds),
      row.stake,
      row.validBet,
      row.win,
      row.bonus,
      row.rebate,
      row.net,
    ],
    ask: async () => ({ list: (await member.records.profit(asked)).list, totalPages: 1, upTo: '' }),
  })
  const sum = data?.totals
  const columns: Column<Row>[] = [
    {
      id: 'key',
      head: t(`by.${groupBy}`),
      cell: (row) => <span className={css.strong}>{nameOf(row)}</span>,
      total: t('totals'),
    },
    {
      id: 'net',
      head: t('col.net'),
      align: 'end',
      cell: (row) => <Amount of={row.net} signed />,
      total: sum && <Amount of={sum.net} signed />,
    },
    {
      id: 'rounds',
      head: t('col.rounds'),
      align: 'end',
      cell: (row) => formatCount(row.rounds, lang),
      total: sum && formatCount(sum.rounds, lang),
      phone: 'line',
    },
    {
      id: 'stake',
      head: t('col.stake'),
      align: 'end',
      cell: (row) => <Amount of={row.stake} />,
      total: sum && <Amount of={sum.stake} />,
      phone: 'line',
    },
    {
      id: 'validBet',
      head: t('col.validBet'),
      align: 'end',
      cell: (row) => <Amount of={row.validBet} />,
      total: sum && <Amount of={sum.validBet} />,
      phone: 'line',
    },
    {
      id: 'win',
      head: t('col.win'),
      align: 'end',
      cell: (row) => <Amount of={row.win} />,
      total: sum && <Amount of={sum.win} />,
      phone: 'line',
    },
    ...(groupBy === 'day'
      ? (['bonus', 'rebate'] as const).map((name): Column<Row> => ({
          id: name,
          head: t(`col.${name}`),
          align: 'end',
          cell: (row) => <Amount of={row[name]} />,
          total: sum && <Amount of={sum[name]} />,
          phone: 'line',
        }))
      : []),
  ]
  const bars = (data?.list ?? []).slice(0, mostBars)
  const failed = (
    <ErrorState
      title={t('failed')}
      onRetry={() => void answer.refetch()}
      reference={isGatewayError(error) ? error.requestId : undefined}
    >
      {errorText(error)}
    </ErrorState>
  )
  const empty = (
    <EmptyState icon={chartLine} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('profit.title')} description={t('profit.about')} />
      <RecordBar filters={filters} file={file}>
        <SegmentedControl
          label={t('by')}
          value={groupBy}
          onValueChange={(value) => filters.set('by', value === 'day' ? '' : value)}
          options={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
      </RecordBar>
      <p role="status" className={css.note}>
        {t('zone', { zone })}
      </p>
      {data ? (
        <dl className={css.figures}>
          {(
            [
              ['col.net', data.totals.net],
              ['col.stake', data.totals.stake],
              ['col.win', data.totals.win],
              ['profit.netDeposit', data.netDeposit],
            ] as const
          ).map(([key, of]) => (
            <div key={key} className={css.figure}>
              <dt className={css.term}>{t(key)}</dt>
              <dd className={css.value}>
                <Amount of={of} signed={key === 'col.net' || key === 'profit.netDeposit'} />
              </dd>
            </div>
          ))}
        </dl>
      ) : isError ? null : (
        <div aria-busy="true">
          <div className={css.figures}>
            {[1, 2, 3, 4].map((one) => (
              <Skeleton key={one} variant="block" className={css.figuresOutline} />
            ))}
          </div>
          <Skeleton variant="block" className={css.chartOutline} />
        </div>
      )}
      {bars.length > 1 ? (
        <Chart
          className={css.chart}
          variant="bar"
          label={t('col.net')}
          series={[{ id: 'net', label: t('col.net'), values: bars.map(({ net }) => Number(net)) }]}
          points={bars.map((row) => ({
            label: nameOf(row),
            short: groupBy === 'day' ? dayName(row.key, localeOf(lang), 'short') : nameOf(row),
          }))}
          format={(value) => `${value < 0 ? '− ' : ''}${symbol} ${formatMoney(Math.abs(value).toFixed(2)) ?? ''}`}
        />
      ) : null}
      {data || isError ? (
        <div className={css.panel}>
          <Table
            label={t('profit.title')}
            columns={columns}
            rows={data?.list}
            rowKey={({ key }) => key}
            presorted
            error={isError && !data ? failed : undefined}
            empty={empty}
            variant="panel"
          />
        </div>
      ) : null}
    </>
  )
}

/** `20 November`, `20 Nov` */
const dayName = (day: string, locale: string, month: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
