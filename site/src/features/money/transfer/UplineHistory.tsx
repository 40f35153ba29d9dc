import { Pagination } from '@brand/ui/pagination'
import { Table, type Column } from '@brand/ui/table'
import type { UplineTransfer } from '@brand/sdk/member'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { useTime } from '../../../app/format/use-time.ts'
import * as css from './transfer.css.ts'

/** What was sent before. */
export function UplineHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const status = useStatus().data
  const money = moneyIn(status?.currency.symbol ?? '')
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useApiQuery(member.upline.history, { pageNo: page })
  const columns: Column<UplineTransfer>[] = [
    {
      id: 'upline',
      head: t('upline.to'),
      cell: (row) => (
        <span className={css.two}>
          <bdi>{row.upline}</bdi>
          <span className={css.small}>{row.remark}</span>
        </span>
      ),
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: (row) => <bdi>− {money(row.amount)}</bdi> },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.at}>{time(row.at)}</time> },
    { id: 'no', head: t('number'), align: 'end', cell: (row) => row.transferNo },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('history')}</h2>
      <div className={css.panel}>
        <Table
          label={t('history')}
          columns={columns}
          rows={data?.items}
          rowKey={({ transferNo }) => transferNo}
          presorted
          outlines={3}
          error={isError && !data ? true : undefined}
          onRetry={() => void refetch()}
          empty={<p className={css.small}>{t('history.empty')}</p>}
          variant="panel"
        />
      </div>
      <Pagination page={page} total={data?.totalPages ?? 0} onPageChange={setPage} className={css.pager} />
    </section>
  )
}
