import { coins } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { LedgerRow } from '@brand/sdk/member'
import { useState } from 'react'
import { AnsweredTable } from '../../../app/records/AnsweredTable.tsx'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { member } from '../../../app/api/member-client.ts'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import { When } from '../../../app/records/When.tsx'
import { useCount } from '../../../app/format/use-count.ts'

const day = 86_400_000
const ranges = { week: 7, month: 30 } as const
type RangeName = keyof typeof ranges

/** Every change of the points, the newest first, with the balance after it. */
export function EntriesPanel() {
  const t = useWords('points')
  const names = useNames()
  const count = useCount()
  const [{ range, since }, setRange] = useState(() => rangeOf('week'))
  const [{ page, upTo }, setPage] = useState<{ page: number; upTo?: string | undefined }>({ page: 1 })
  const answer = useApiQuery(
    member.records.ledger,
    { account: 'POINTS', startTime: since, page, ...(upTo && { upTo }) },
    { keep: true },
  )
  const columns: Column<LedgerRow>[] = [
    {
      id: 'type',
      head: t('entry.type'),
      cell: (row) => (
        <TwoLines weight="label" note={row.remark && <bdi>{row.remark}</bdi>}>
          {names.type(row.type)}
        </TwoLines>
      ),
    },
    {
      id: 'changed',
      head: t('entry.changed'),
      align: 'end',
      cell: ({ amount }) => (
        <Text as="span" tabular tone={amount.startsWith('-') ? 'neutral' : 'success'}>
          {amount.startsWith('-') ? '−' : '+'}
          {count(Math.abs(Number(amount)))}
        </Text>
      ),
    },
    { id: 'time', head: t('time'), cell: ({ at }) => <When at={at} /> },
    { id: 'balance', head: t('entry.balance'), align: 'end', cell: ({ balanceAfter }) => count(Number(balanceAfter)) },
    {
      id: 'ref',
      head: t('entry.ref'),
      align: 'end',
      cell: ({ ref, txNo }) => (ref?.kind === 'redemption' ? t('order.no', { no: ref.id }) : txNo),
    },
  ]
  return (
    <>
      <SegmentedControl
        label={t('range')}
        value={range}
        onValueChange={(value) => {
          setRange(rangeOf(value === 'month' ? 'month' : 'week'))
          setPage({ page: 1 })
        }}
        options={(Object.keys(ranges) as RangeName[]).map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      <AnsweredTable
        answer={answer}
        label={t('tab.details')}
        columns={columns}
        rows={answer.data?.list}
        busy={answer.isPlaceholderData}
        rowKey={({ entryNo }) => entryNo}
        outlines={4}
        empty={<EmptyList icon={coins} title={t('entries.none')} text={t('entries.none.text')} />}
      />
      <Pagination
        page={page}
        total={answer.data?.totalPages ?? 0}
        onPageChange={(next) => setPage({ page: next, upTo: next === 1 ? undefined : (upTo ?? answer.data?.upTo) })}
      />
    </>
  )
}

/** From so many days ago on, counted from when it was chosen. */
const rangeOf = (range: RangeName) => ({ range, since: new Date(sdk.now() - ranges[range] * day).toISOString() })
