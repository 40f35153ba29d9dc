import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { usersThree } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Stack } from '@brand/ui/stack'
import { type Column } from '@brand/ui/table'
import { isTransferPurpose, type DownlineTransfersHistoryInput, type MemberTransfer } from '@brand/sdk/agent'
import { useState } from 'react'
import { AnsweredTable } from '../../../../app/records/AnsweredTable.tsx'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { AskAbout } from '../../../../app/records/AskAbout.tsx'
import { Amount } from '../../../../app/format/Amount.tsx'
import { CursorPager, useCursor } from '../../../../app/records/CursorPager.tsx'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { transfersPerPage } from './limits.ts'

const ways = ['ALL', 'SENT', 'RECEIVED'] as const satisfies readonly DownlineTransfersHistoryInput['way'][]

/** What the agent sent and received within the line, newest first. */
export function TransferHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const [way, setWay] = useState<(typeof ways)[number]>('ALL')
  const cursor = useCursor()
  const answer = useApiQuery(
    agent.downlineTransfers.history,
    { way, pageSize: transfersPerPage, ...(cursor.after && { after: cursor.after }) },
    { keep: true },
  )
  const what = ({ packetNo, direction, purpose }: MemberTransfer) =>
    packetNo !== undefined
      ? t('kind.packet')
      : direction === 'UP'
        ? t('kind.up')
        : isTransferPurpose(purpose)
          ? t(`purpose.${purpose}`)
          : purpose
  const columns: Column<MemberTransfer>[] = [
    {
      id: 'account',
      head: t('party'),
      cell: (row) => (
        <TwoLines note={row.remark && <bdi>{row.remark}</bdi>}>
          <bdi>{row.account}</bdi>
        </TwoLines>
      ),
    },
    { id: 'purpose', head: t('purpose'), cell: what },
    {
      id: 'amount',
      head: t('amount'),
      align: 'end',
      cell: (row) => <Amount of={row.way === 'SENT' ? `-${row.amount}` : row.amount} signed />,
    },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.at}>{time(row.at)}</time> },
    { id: 'ask', head: t('ask'), cell: (row) => <AskAbout kind="LINE_TRANSFER" id={row.transferNo} /> },
  ]
  return (
    <Section title={t('history.both')}>
      <Stack space="lg">
        <SegmentedControl
          label={t('way')}
          value={way}
          onValueChange={(value) => {
            setWay(ways.find((one) => one === value) ?? 'ALL')
            cursor.setStarts([])
          }}
          options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        />
        <Card padding={{ phone: 'md', tablet: 'xl' }}>
          <AnsweredTable
            answer={answer}
            label={t('history.both')}
            columns={columns}
            rows={answer.data?.list}
            busy={answer.isPlaceholderData}
            rowKey={({ transferNo }) => transferNo}
            outlines={3}
            empty={<EmptyState icon={usersThree} title={t('history.both.empty')} />}
            variant="panel"
          />
        </Card>
        <CursorPager
          cursor={cursor}
          next={answer.data?.next}
          busy={answer.isPlaceholderData}
          newer={t('newer')}
          older={t('older')}
        />
      </Stack>
    </Section>
  )
}
