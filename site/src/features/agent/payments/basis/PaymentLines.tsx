import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { moduleOn } from '../../../../app/api/modules.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { categoryName } from '../../../../app/games/categories.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { PagedList } from '../../../../app/records/PagedList.tsx'
import { roundsHref, type PaymentRecord, type RecordLine } from '../payments.model.ts'

/** Lines of one page. */
const pageSize = 50

/** The members whose play a record is computed from, each with the way to the rounds. */
export function PaymentLines({ record }: { record: PaymentRecord }) {
  const t = useWords('payments')
  const site = useWords('site')
  const status = useStatus().data
  const pages = useApiPages(agent.contracts.recordLines, { recordId: record.id, pageSize })
  if (pages.data?.pages[0]?.gone)
    return (
      <Callout tone="info" title={t('gone.title')}>
        {t('gone.text')}
      </Callout>
    )
  const zone = { timeZone: status?.timeZone, onlineDays: status?.rgProfile?.history.onlineDays ?? 90 }
  const rounds = moduleOn(status?.info.whitelabel, 'TEAMBETTING3')
  const nameOf = (line: RecordLine) => {
    const href = rounds ? roundsHref(line, record, zone) : undefined
    const name = <bdi>{line.account}</bdi>
    return href === undefined ? name : <Link href={href}>{name}</Link>
  }
  const columns: Column<RecordLine>[] = [
    {
      id: 'account',
      head: t('col.member'),
      cell: (line) => (
        <TwoLines
          weight="body"
          note={[
            line.gameType === null ? t('lines.gifts') : categoryName(site, line.gameType),
            line.active && t('active'),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          {nameOf(line)}
        </TwoLines>
      ),
    },
    {
      id: 'validBet',
      head: t('col.validBet'),
      align: 'end',
      cell: (line) => <Amount of={line.validBet} />,
      total: <Amount of={record.validBet} />,
    },
    {
      id: 'pnl',
      head: t('col.pnl'),
      align: 'end',
      cell: (line) => <Amount of={line.pnl} signed />,
      total: <Amount of={record.pnl} signed />,
    },
  ]
  return (
    <PagedList
      pages={pages}
      failed={t('failed')}
      level={3}
      space="md"
      outline="md"
      empty={
        <Text size="dense" quiet>
          {t('lines.none')}
        </Text>
      }
    >
      {(rows) => (
        <>
          <Text size="dense" quiet>
            {t(rounds ? 'lines.rounds' : 'lines.text')}
          </Text>
          <Table
            label={t('lines.title')}
            columns={columns}
            rows={rows}
            rowKey={({ account, gameType }) => `${account} ${gameType}`}
          />
        </>
      )}
    </PagedList>
  )
}
