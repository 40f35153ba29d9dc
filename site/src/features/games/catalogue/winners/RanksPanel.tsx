import { Grid } from '@brand/ui/grid'
import { SegmentedControl } from '@brand/ui/segmented-control'
import type { Column } from '@brand/ui/table'
import type { GamesRanksOutput } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { winnerLimit } from '../limits.ts'
import { Board, everyMs } from './Board.tsx'
import { CategoryFilter, useCategory } from './CategoryFilter.tsx'
import { useBoardQuery } from './use-board-query.ts'

type Ranked = GamesRanksOutput['list'][number]
const orders = ['turnover', 'win', 'multiplier'] as const

/** Players of the week by what they staked, by what they won, or by their largest multiple. */
export function RanksPanel() {
  const t = useWords('winners')
  const lang = useLang()
  const { chosen, choose } = useBoardQuery()
  const gameCategory = useCategory()
  const by = chosen('by', orders)
  const filters = { gameCategory, by }
  const answer = useApiQuery(sdk.games.ranks, { limitNum: winnerLimit, ...filters }, { keep: true, everyMs })
  const columns: Column<Ranked>[] = [
    { id: 'rank', head: t('rank'), cell: ({ rank }) => formatCount(rank, lang) },
    {
      id: 'score',
      head: t(`score.${by}`),
      align: 'end',
      cell: ({ score }) => (by === 'multiplier' ? t('times', { n: score }) : <Amount of={score} />),
    },
    { id: 'player', head: t('player'), cell: ({ customerName }) => <bdi>{customerName}</bdi> },
    { id: 'rounds', head: t('rounds'), align: 'end', cell: ({ rounds }) => formatCount(rounds, lang) },
  ]
  return (
    <Board
      label={t('tab.ranks')}
      listKey={JSON.stringify(filters)}
      answer={answer}
      columns={columns}
      rowKey={({ rank }) => rank}
      about={t('order.ranks')}
      filters={
        <Grid minColumn="sm" space="md" align="end">
          <CategoryFilter />
          <SegmentedControl
            label={t('by')}
            options={orders.map((value) => ({ value, label: t(`by.${value}`) }))}
            value={by}
            onValueChange={(next) => choose('by', next === 'turnover' ? null : next)}
          />
        </Grid>
      }
    />
  )
}
