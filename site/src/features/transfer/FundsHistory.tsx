import { Pagination } from '@brand/ui/pagination'
import { StatusChip } from '@brand/ui/status-chip'
import { Table, type Column } from '@brand/ui/table'
import type { Transfer } from '@brand/sdk'
import { useState } from 'react'
import { member } from '../../app/calls/member-client.ts'
import { useStatus } from '../../app/calls/status.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useWords } from '../../app/language/i18n.ts'
import { moneyIn } from '../../app/language/money.ts'
import { useTime } from '../../app/language/use-time.ts'
import * as css from './transfer.css.ts'

/** Transfers and how each stands: there, back, or still being asked about. */
export function FundsHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const status = useStatus().data
  const money = moneyIn(status?.currency.symbol ?? '')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useCall(member.records.transfers, { pageNo: page })
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
      cell: (row) => t(row.direction === 'IN' ? 'to' : 'from', { vendor: row.vassalage }),
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: (row) => <bdi>{money(row.amount)}</bdi> },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.createdAt}>{time(row.createdAt)}</time> },
    { id: 'state', head: t('state'), align: 'end', cell: chip },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('history.funds')}</h2>
      <div className={css.panel}>
        <Table
          caption={t('history.funds')}
          columns={columns}
          rows={data?.items}
          rowKey={({ transferId }) => transferId}
          presorted
          outlines={3}
          error={isError && !data ? true : undefined}
          onRetry={() => void refetch()}
          empty={<p className={css.small}>{t('history.funds.empty')}</p>}
          surface="panel"
        />
      </div>
      <Pagination page={page} total={data?.totalPages ?? 0} onPageChange={setPage} className={css.pager} />
    </section>
  )
}
