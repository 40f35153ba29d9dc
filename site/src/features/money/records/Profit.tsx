import { Chart } from '@brand/ui/chart'
import { DataGrid } from '@brand/ui/data-grid'
import { DataList } from '@brand/ui/data-list'
import { EmptyState } from '@brand/ui/empty-state'
import { Grid } from '@brand/ui/grid'
import { chartLine } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { formatMoney } from '@brand/ui/balance-display'
import type { RecordsProfitOutput } from '@brand/sdk/member'
import { useCallback, useMemo } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatMonthDay } from '../../../app/format/month-day.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { gridColumns, moneyColumn, type RecordColumn } from '../../../app/records/grid.tsx'
import { useNames } from '../../../app/records/names.ts'
import { gridStorage } from '../../../app/storage/grid-storage.ts'
import { RecordBar } from './list/RecordBar.tsx'
import { useFilters } from './list/use-filters.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useFileExport } from '../../../app/records/use-file-export.ts'

type Row = RecordsProfitOutput['list'][number]
const groupings = ['day', 'category', 'vendor', 'game'] as const
const rowKey = ({ key }: Row) => key
/** More bars than these cannot be read beside one another. */
const mostBars = 31
/** Key figures beside each other. */
const perRow = { narrow: 1, phone: 2, desktop: 3 } as const
const figures = ['net', 'stake', 'win', 'bonus', 'rebate'] as const

/** What play has brought or cost, by day, category, vendor or game; settled rounds, bonuses and rebates. */
export function Profit() {
  const t = useWords('records')
  const lang = useLang()
  const names = useNames()
  const zone = useZone()
  const { code, symbol } = useCurrency()
  const filters = useFilters()
  const groupBy = groupings.find((one) => one === filters.get('by')) ?? 'day'
  const { startTime, endTime } = filters.asked
  const asked = { startTime, endTime, groupBy, language: lang }
  const answer = useApiQuery(member.records.profit, asked)
  const { data, isError } = answer
  const nameOf = useCallback(
    ({ key, name }: Row) =>
      groupBy === 'day'
        ? formatMonthDay(key, lang, 'long')
        : groupBy === 'category'
          ? names.category(key)
          : (name ?? key),
    [groupBy, lang, names],
  )
  const sum = data?.totals
  const columns = useMemo((): RecordColumn<Row>[] => {
    const money = (id: 'stake' | 'validBet' | 'win' | 'bonus' | 'rebate' | 'net', signed = false) =>
      moneyColumn<Row>(id, t(`col.${id}`), (row) => row[id], {
        signed,
        width: 120,
        // Gifts are those of days: what play in games makes is added up from the rows.
        ...(groupBy === 'day' && { total: sum && <Amount of={sum[id]} signed={signed} /> }),
      })
    return [
      {
        id: 'key',
        head: t(`by.${groupBy}`),
        cell: (row) => (
          <Text as="span" size="dense" weight="label">
            {nameOf(row)}
          </Text>
        ),
        text: (row) => (groupBy === 'day' ? row.key : nameOf(row)),
        sortBy: (row) => (groupBy === 'day' ? row.key : nameOf(row)),
        total: t('totals'),
      },
      money('net', true),
      {
        id: 'rounds',
        head: t('col.rounds'),
        align: 'end',
        width: 104,
        cell: (row) => formatCount(row.rounds, lang),
        text: (row) => String(row.rounds),
        sortBy: (row) => row.rounds,
        total: sum && formatCount(sum.rounds, lang),
      },
      money('stake'),
      money('validBet'),
      money('win'),
      ...(groupBy === 'day' ? [money('bonus'), money('rebate')] : []),
    ]
  }, [t, lang, groupBy, nameOf, sum])
  const shown = useMemo(
    () => gridColumns(columns, { whole: data?.list.length === 0 ? undefined : data?.list }),
    [columns, data],
  )
  const file = useFileExport<Row>({
    name: () => `profit-${groupBy}-${code}-${filters.range.from}-${filters.range.to}`,
    pages: undefined,
  })
  const bars = (data?.list ?? []).slice(0, mostBars)
  const empty = (
    <EmptyState icon={chartLine} title={t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('profit.title')} description={t('profit.about')} />
      <Stack>
        <RecordBar filters={filters} names={['by']}>
          <Select
            label={t('by')}
            value={groupBy}
            onValueChange={(value) => filters.set({ by: value === 'day' ? '' : value })}
            options={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
          />
        </RecordBar>
        <Text role="status" size="caption" quiet>
          {t('zone', { zone })}
        </Text>
        {data ? (
          <DataList
            variant="cards"
            columns={perRow}
            items={[
              ...figures.map((id) => ({
                id,
                term: t(`col.${id}`),
                value: <Amount of={data.totals[id]} signed={id === 'net'} />,
              })),
              {
                id: 'netDeposit',
                term: t('profit.netDeposit'),
                value: <Amount of={data.netDeposit} signed />,
              },
            ]}
          />
        ) : isError ? null : (
          <Stack aria-busy="true">
            <Grid columns={perRow} space="sm">
              {[...figures, 'netDeposit'].map((one) => (
                <Skeleton key={one} variant="block" />
              ))}
            </Grid>
            <Skeleton variant="block" size="lg" />
          </Stack>
        )}
        {bars.length > 1 ? (
          <Chart
            variant="bar"
            label={t('col.net')}
            series={[{ id: 'net', label: t('col.net'), values: bars.map(({ net }) => Number(net)) }]}
            points={bars.map((row) => ({
              label: nameOf(row),
              short: groupBy === 'day' ? formatMonthDay(row.key, lang, 'short') : nameOf(row),
            }))}
            format={(value) => `${value < 0 ? '− ' : ''}${symbol} ${formatMoney(Math.abs(value).toFixed(2)) ?? ''}`}
          />
        ) : null}
        {/* Not below outlines: figures that are lower than those would move it. */}
        {data || isError ? (
          <DataGrid<Row>
            label={t('profit.title')}
            columns={shown}
            rows={data?.list}
            rowKey={rowKey}
            chooser
            storageKey={`grid.profit.${groupBy}`}
            storage={gridStorage}
            {...file}
            onExport={data?.list.length === 0 ? undefined : file.onExport}
            strings={{ export: t('export'), exporting: t('export.busy') }}
            error={isError && !data ? <LoadFailed answer={answer} title={t('failed')} level={2} /> : undefined}
            empty={empty}
          />
        ) : null}
      </Stack>
    </>
  )
}
