import { StatusChip } from '@brand/ui/status-chip'
import { type Column } from '@brand/ui/table'
import type { Transfer } from '@brand/sdk'
import { NumberedHistory } from './NumberedHistory.tsx'
import { member } from '../../../app/api/member-client.ts'
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
    <NumberedHistory
      title={t('history.funds')}
      empty={t('history.funds.empty')}
      method={member.records.transfers}
      columns={columns}
      rowKey={({ transferId }) => transferId}
    />
  )
}
