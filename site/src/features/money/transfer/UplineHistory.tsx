import { type Column } from '@brand/ui/table'
import type { UplineTransfer } from '@brand/sdk/member'
import { NumberedHistory } from './NumberedHistory.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'

/** What was sent before. */
export function UplineHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const columns: Column<UplineTransfer>[] = [
    {
      id: 'upline',
      head: t('upline.to'),
      cell: (row) => (
        <TwoLines note={row.remark && <bdi>{row.remark}</bdi>}>
          <bdi>{row.upline}</bdi>
        </TwoLines>
      ),
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: (row) => <Amount of={`-${row.amount}`} /> },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.at}>{time(row.at)}</time> },
    { id: 'no', head: t('number'), align: 'end', cell: (row) => row.transferNo },
    { id: 'ask', head: t('ask'), cell: (row) => <AskAbout kind="LINE_TRANSFER" id={row.transferNo} /> },
  ]
  return (
    <NumberedHistory
      title={t('history')}
      empty={t('history.empty')}
      method={member.upline.history}
      columns={columns}
      rowKey={({ transferNo }) => transferNo}
    />
  )
}
