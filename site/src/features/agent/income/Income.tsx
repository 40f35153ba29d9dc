import type { Income as Period } from '@brand/sdk/agent'
import { Button } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { DataGrid, type GridColumn } from '@brand/ui/data-grid'
import { addDays, isDay } from '@brand/ui/date-picker'
import { coins } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useCallback, useMemo, useState } from 'react'
import { FilterDays } from '../../../app/records/FilterDays.tsx'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { download } from '../../../app/browser/download.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { Exact } from '../../../app/format/Exact.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useToday } from '../../../app/format/use-today.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { matching, optional, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { FilterRow } from '../../../app/records/FilterRow.tsx'
import { gridStorage } from '../../../app/storage/grid-storage.ts'
import { useDay } from '../../../app/format/use-day.ts'
import { IncomeBasis } from './IncomeBasis.tsx'

const IncomeTerms = lazyPart(() => import('./IncomeTerms.tsx'))

/** Most days of one question. */
const mostDays = 93
const kinds = [
  'COMMISSION',
  'REVENUE_SHARE',
  'DIVIDEND',
  'DAILY',
  'HOURLY',
  'REAL_TIME',
  'RED_PACKET',
] as const satisfies readonly Period['kind'][]

const chips = new Map(Object.entries({ OPEN: 'PENDING', PAID: 'COMPLETED', CARRIED: 'PENDING' }))

/** What the agent has earned, by period; each opens what it is the sum of, down to the rounds. */
export function Income() {
  const t = useWords('income')
  const list = useList()
  const lang = useLang()
  const day = useDay()
  const [{ from: first, to: last, kind }, change] = useUrlState({
    from: matching(/./),
    to: matching(/./),
    kind: optional(kinds),
  })
  const [terms, setTerms] = useState(false)
  const timeZone = useStatus().data?.timeZone
  const today = useToday()
  const known = isDay(first) && isDay(last) && first <= last && last < addDays(first, mostDays)
  const [from, to] = known ? [first, last] : [addDays(today, -29), today]
  const { data, ...answer } = useApiQuery(
    agent.income.list,
    { from, to, ...(kind && { kind }) },
    { enabled: timeZone !== undefined, keep: true },
  )
  const failed = answer.error !== null && !data
  const periodOf = useCallback(
    (row: Period) => (row.from === row.to ? day(row.from) : `${day(row.from)} – ${day(row.to)}`),
    [day],
  )
  const kindOf = useCallback(
    ({ kind: of, role }: Period) => {
      const name = t(`kind.${of}` as 'kind.COMMISSION', { defaultValue: of })
      return role === 'paid' ? t('paid.kind', { kind: name }) : name
    },
    [t],
  )
  const columns = useMemo(
    (): GridColumn<Period>[] => [
      {
        id: 'period',
        head: t('period'),
        cell: (row) => (
          <Stack as="span" space="none">
            <Text as="span" weight="label">
              {periodOf(row)}
            </Text>
            <Text as="span" size="caption" quiet>
              {kindOf(row)}
            </Text>
          </Stack>
        ),
        text: (row) => list([row.from === row.to ? row.from : `${row.from} – ${row.to}`, kindOf(row)]),
        sortBy: (row) => row.to,
      },
      {
        id: 'amount',
        head: t('amount'),
        align: 'end',
        cell: (row) => <Amount of={row.amount} signed />,
        text: (row) => row.amount,
        sortBy: (row) => Number(row.amount),
        total: data && <Amount of={data.total} signed />,
      },
      {
        id: 'base',
        head: t('base'),
        align: 'end',
        cell: (row) => (row.base === null ? null : <Amount of={row.base} />),
        text: (row) => row.base ?? '',
        sortBy: (row) => (row.base === null ? null : Number(row.base)),
      },
      {
        id: 'rate',
        head: t('rate'),
        align: 'end',
        cell: (row) =>
          row.rate !== null ? (
            formatRate(row.rate, lang)
          ) : row.base === null ? null : (
            <Text as="span" quiet>
              {t('rate.several')}
            </Text>
          ),
        text: (row) => row.rate ?? '',
        sortBy: (row) => (row.rate === null ? null : Number(row.rate)),
      },
      {
        id: 'members',
        head: t('members'),
        align: 'end',
        cell: (row) => (row.members === null ? null : formatCount(row.members, lang)),
        text: (row) => (row.members === null ? '' : String(row.members)),
        sortBy: (row) => row.members,
      },
      {
        id: 'earned',
        head: t('earned'),
        align: 'end',
        cell: (row) => <Exact of={row.earned} />,
        text: (row) => row.earned,
      },
      {
        id: 'carried',
        head: t('carried'),
        align: 'end',
        cell: (row) => (row.carried === null ? null : <Exact of={row.carried} />),
        text: (row) => row.carried ?? '',
        hidden: true,
      },
      {
        id: 'status',
        head: t('status'),
        width: 188,
        cell: (row) => (
          <StatusChip status={chips.get(row.status) ?? row.status}>
            {t(`status.${row.status}` as 'status.PAID')}
          </StatusChip>
        ),
        text: (row) => t(`status.${row.status}` as 'status.PAID'),
        phone: 'title',
      },
    ],
    [t, lang, list, periodOf, kindOf, data],
  )
  return (
    <Stack space="xl">
      <PageHeader
        title={t('title')}
        actions={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setTerms(true)}>
            {t('terms.open')}
          </Button>
        }
      />
      {failed ? null : (
        <DataList
          variant="cards"
          columns={{ phone: 1, tablet: 3 }}
          items={[
            { term: t('received'), value: data ? <Amount of={data.received} /> : <Skeleton /> },
            { term: t('paid'), value: data ? <Amount of={data.paid} /> : <Skeleton /> },
            { term: t('netIncome'), value: data ? <Amount of={data.total} /> : <Skeleton /> },
          ]}
        />
      )}
      <Text quiet>{t(`base.${data?.base ?? 'validBet'}` as 'base.loss')}</Text>
      <DataGrid
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={(row) => `${row.kind} ${row.role} ${row.from} ${row.to}`}
        defaultSort={{ column: 'period', direction: 'descending' }}
        detail={(row) => <IncomeBasis period={row} />}
        chooser
        storageKey="grid.income"
        storage={gridStorage}
        onExport={(csv) => download(`income-${from}-${to}.csv`, csv())}
        busy={answer.isFetching && data !== undefined}
        error={failed ? <LoadFailed answer={answer} level={2} /> : undefined}
        empty={<EmptyList icon={coins} title={t('empty.title')} text={t('empty.text')} />}
        filters={
          <FilterRow
            chosen={kind ? 1 : 0}
            daysChosen={known}
            onClear={() => change({ from: '', to: '', kind: undefined })}
            days={
              <FilterDays
                label={t('days')}
                value={{ from, to }}
                timeZone={timeZone}
                maxDays={mostDays}
                onValueChange={(range) => change({ from: range.from, to: range.to })}
              />
            }
          >
            <Select
              label={t('kind')}
              value={kind ?? 'all'}
              options={[
                { value: 'all', label: t('kind.all') },
                ...kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
              ]}
              onValueChange={(value) => change({ kind: value })}
            />
          </FilterRow>
        }
      />
      {terms ? <IncomeTerms onClose={() => setTerms(false)} /> : null}
    </Stack>
  )
}
