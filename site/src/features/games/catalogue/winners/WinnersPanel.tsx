import { Grid } from '@brand/ui/grid'
import { Link } from '@brand/ui/link'
import { Select } from '@brand/ui/select'
import { Switch } from '@brand/ui/switch'
import type { Column } from '@brand/ui/table'
import type { GamesWinnersOutput } from '@brand/sdk'
import { useLocation } from '../../../../app/navigation/router.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { winnerLimit } from '../limits.ts'
import { withOverlay } from '../tile/overlay-routes.ts'
import { useWinnerNews } from '../winner-news.ts'
import { Board, everyMs } from './Board.tsx'
import { CategoryFilter, useCategory } from './CategoryFilter.tsx'
import { useBoardQuery } from './use-board-query.ts'

type Win = GamesWinnersOutput['list'][number]
const periods = ['WEEK', 'DAY'] as const

/** The largest wins, by category and period; only those of ten times the stake, if wanted. */
export function WinnersPanel() {
  const t = useWords('winners')
  const { time } = useTime()
  const { pathname, search } = useLocation()
  const { chosen, choose } = useBoardQuery()
  const gameCategory = useCategory()
  const period = chosen('period', periods)
  const bigOnly = chosen('big', ['0', '1']) === '1'
  const filters = { gameCategory, period, ...(bigOnly && { bigOnly: 'true' as const }) }
  const answer = useApiQuery(sdk.games.winners, { limitNum: winnerLimit, ...filters }, { keep: true, everyMs })
  useWinnerNews()
  const columns: Column<Win>[] = [
    {
      id: 'game',
      head: t('game'),
      cell: ({ vo }) => <Link href={pathname + withOverlay(search, 'game', String(vo.nodeId))}>{vo.gameName}</Link>,
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: ({ vo }) => <Amount of={vo.winAmount} /> },
    { id: 'player', head: t('player'), cell: ({ vo }) => <bdi>{vo.customerName}</bdi> },
    {
      id: 'multiple',
      head: t('multiple'),
      align: 'end',
      cell: ({ vo }) => (vo.multiplier === null ? '–' : t('times', { n: vo.multiplier })),
    },
    { id: 'time', head: t('time'), cell: ({ vo }) => <time dateTime={vo.at}>{time(vo.at)}</time> },
  ]
  return (
    <Board
      label={t('tab.winners')}
      listKey={JSON.stringify(filters)}
      answer={answer}
      columns={columns}
      rowKey={({ vo }) => `${vo.at} ${vo.customerName} ${vo.nodeId} ${vo.winAmount}`}
      about={t('order.winners')}
      filters={
        <Grid minColumn="sm" space="md" align="end">
          <CategoryFilter />
          <Select
            label={t('period')}
            options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onValueChange={(next) => choose('period', next === 'WEEK' ? null : next)}
          />
          <Switch label={t('big')} checked={bigOnly} onCheckedChange={(on) => choose('big', on ? '1' : null)} />
        </Grid>
      }
    />
  )
}
