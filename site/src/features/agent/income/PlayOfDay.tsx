import type { GameType } from '@brand/sdk'
import type { IncomeLine, PlayLine } from '@brand/sdk/agent'
import { Sheet } from '@brand/ui/sheet'
import { Table, type Column } from '@brand/ui/table'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { useDay } from '../../../app/format/use-day.ts'

interface PlayOfDayProps {
  line: IncomeLine
  day: string
  onClose: () => void
}

/** The settlements that a base is the sum of. */
export default function PlayOfDay({ line, day, onClose }: PlayOfDayProps) {
  const { account } = line
  const gameType = line.gameType as GameType
  const t = useWords('income')
  const site = useWords('site')
  const { time } = useTime()
  const dayText = useDay()
  const pages = useApiPages(agent.income.play, { account, day, gameType })
  const columns: Column<PlayLine>[] = [
    {
      id: 'game',
      head: t('game'),
      cell: (row) => (
        <TwoLines weight="label" note={[time(row.at, { seconds: true }), row.roundNo].filter(Boolean).join(' · ')}>
          {row.gameName ?? row.vendorName}
        </TwoLines>
      ),
    },
    { id: 'validBet', head: t('validBet'), align: 'end', cell: (row) => <Amount of={row.validBet} /> },
    { id: 'stake', head: t('stake'), align: 'end', cell: (row) => <Amount of={row.stake} /> },
    { id: 'win', head: t('win'), align: 'end', cell: (row) => <Amount of={row.win} /> },
  ]
  return (
    <Sheet
      open
      size="lg"
      closeOnOutside
      onOpenChange={onClose}
      title={<bdi>{account}</bdi>}
      description={`${dayText(day)} · ${categoryName(site, gameType)}`}
    >
      <PagedList pages={pages} failed={t('failed')} level={3} space="md" outline="md">
        {(rows) => (
          <Table label={t('play.title')} columns={columns} rows={rows} rowKey={(row) => `${row.at} ${row.roundNo}`} />
        )}
      </PagedList>
    </Sheet>
  )
}
