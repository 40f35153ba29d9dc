import { Card } from '@brand/ui/card'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Pagination } from '@brand/ui/pagination'
import { StatusChip } from '@brand/ui/status-chip'
import { Table, type Column } from '@brand/ui/table'
import type { Transfer } from '@brand/sdk'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useVendorNames } from '../../../app/games/use-vendor-names.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'

/** Transfers and the state of each: arrived, returned, or still being queried. */
export function FundsHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const vendorName = useVendorNames()
  const [page, setPage] = useState(1)
  const { data, ...answer } = useApiQuery(member.records.transfers, { pageNo: page })
  const chip = ({ state }: Transfer) =>
    state === 'CONFIRMED' ? (
      <StatusChip status="success">{t('state.CONFIRMED')}</StatusChip>
    ) : state === 'REVERSED' ? (
      <StatusChip status="cancelled">{t('state.REVERSED')}</StatusChip>
    ) : (
      <StatusChip status="processing">{t('state.checking')}</StatusChip>
    )
  const columns: Column<Transfer>[] = [
    {
      id: 'way',
      head: t('direction'),
      cell: (row) => t(row.direction === 'IN' ? 'to' : 'from', { vendor: vendorName(row.vassalage) }),
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: (row) => <Amount of={row.amount} /> },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.createdAt}>{time(row.createdAt)}</time> },
    { id: 'state', head: t('state'), align: 'end', cell: chip },
    { id: 'ask', head: t('ask'), cell: (row) => <AskAbout kind="TRANSFER" id={row.transferId} /> },
  ]
  return (
    <Section title={t('history.funds')}>
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <Table
          label={t('history.funds')}
          columns={columns}
          rows={data?.items}
          rowKey={({ transferId }) => transferId}
          presorted
          outlines={3}
          error={answer.error && !data ? <LoadFailed answer={answer} /> : undefined}
          empty={
            <Text size="caption" quiet>
              {t('history.funds.empty')}
            </Text>
          }
          variant="panel"
        />
      </Card>
      <Pagination page={page} total={data?.totalPages ?? 0} onPageChange={setPage} />
    </Section>
  )
}
