import type { LotteryPrizeSeriesOutput } from '@brand/sdk/member'
import { EmptyState } from '@brand/ui/empty-state'
import { ticket } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatPercent, formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'

type Row = LotteryPrizeSeriesOutput['list'][number]

/** What each lottery returns, with the rebate of the person; a column that no lottery has a figure for is left out. */
export function PrizeSeries() {
  const t = useWords('bonuses')
  return (
    <Answered answer={useApiQuery(member.lottery.prizeSeries, {})} failed={t('series.failed')}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={ticket} title={t('series.none')}>
            {t('series.none.text')}
          </EmptyState>
        ) : (
          <Series list={list} />
        )
      }
    </Answered>
  )
}

function Series({ list }: { list: readonly Row[] }) {
  const t = useWords('bonuses')
  const lang = useLang()
  const columns: Column<Row>[] = [
    {
      id: 'game',
      head: t('series.game'),
      cell: ({ gameName, gameGroupName }) => (
        <>
          {gameName}
          <Text size="dense" quiet>
            {gameGroupName}
          </Text>
        </>
      ),
    },
    {
      id: 'series',
      head: t('series.series'),
      align: 'end',
      phone: 'line',
      cell: ({ series }) => formatCount(series, lang),
    },
    {
      id: 'return',
      head: t('series.return'),
      align: 'end',
      phone: 'line',
      cell: ({ returnPercent }) => formatPercent(returnPercent, lang, 2),
    },
  ]
  if (list.some(({ rebate }) => rebate !== null))
    columns.push({
      id: 'rebate',
      head: t('series.rebate'),
      align: 'end',
      phone: 'line',
      cell: ({ rebate }) => (rebate === null ? null : formatRate(rebate, lang)),
    })
  if (list.some(({ maxWin }) => maxWin !== null))
    columns.push({
      id: 'maxWin',
      head: t('series.maxWin'),
      align: 'end',
      phone: 'line',
      cell: ({ maxWin }) => (maxWin === null ? null : <Amount of={maxWin} />),
    })
  return (
    <Stack space="md">
      <Text quiet>{t('series.about')}</Text>
      <Table label={t('tab.series')} columns={columns} rows={list} rowKey={({ gameCode }) => gameCode} presorted />
    </Stack>
  )
}
