import type { RewardEvenings } from '@brand/sdk/member'
import { formatDuration } from '@brand/ui/duration'
import { Table, type Column } from '@brand/ui/table'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { Amount } from '../../../../app/format/Amount.tsx'
import { localeOf } from '../../../../app/format/format.ts'
import { formatPercent } from '../../../../app/format/percent.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useRewardWords } from '../use-reward-words.ts'

/** The same play on each of some games. */
export function OtherGames({ list }: { list: readonly RewardEvenings[] }) {
  const t = useWords('rewards')
  const lang = useLang()
  const { count } = useRewardWords()
  const of = (evenings: number) => t('cost.of', { n: count(evenings) })
  const duration = (seconds: number) =>
    formatDuration(seconds * 1000, localeOf(lang), { finest: seconds < 60 ? 'second' : 'minute' })
  const columns: Column<RewardEvenings>[] = [
    {
      id: 'game',
      head: t('cost.game'),
      cell: ({ game, played, pct }) => (
        <TwoLines
          weight="label"
          note={played ? t('cost.played') : t('cost.counts', { percent: formatPercent(pct, lang) })}
        >
          {game.gameName}
        </TwoLines>
      ),
    },
    { id: 'ahead', head: t('cost.col.ahead'), align: 'end', cell: ({ ahead }) => of(ahead) },
    { id: 'nothing', head: t('cost.col.nothing'), align: 'end', cell: ({ nothingLeft }) => of(nothingLeft) },
    { id: 'lost', head: t('cost.col.lost'), align: 'end', cell: ({ lost }) => <Amount of={lost} /> },
    { id: 'play', head: t('cost.col.play'), align: 'end', cell: ({ turnover }) => <Amount of={turnover} /> },
    { id: 'time', head: t('cost.col.time'), align: 'end', cell: ({ seconds }) => duration(seconds) },
  ]
  return <Table label={t('cost.games')} columns={columns} rows={list} rowKey={({ game }) => String(game.nodeId)} />
}
