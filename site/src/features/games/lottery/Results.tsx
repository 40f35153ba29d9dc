import { isDay } from '@brand/ui/date-picker'
import { DateRange } from '@brand/ui/date-range'
import { ticket } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Select } from '@brand/ui/select'
import { Table, type Column } from '@brand/ui/table'
import { Toggletip } from '@brand/ui/toggletip'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { matching, pageNumber, useUrlState } from '../../../app/navigation/use-url-state.ts'
import type { LottoGame, LottoIssue } from '@brand/sdk/member'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount, formatTime } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { momentsOf } from '../../../app/format/moments.ts'
import { Balls } from './Balls.tsx'
import * as css from './lottery.css.ts'
import { sizeOf, sumOf } from './results-state.ts'
import { Trends } from './Trends.tsx'

const pageSize = 20

const day = matching(/^\d{4}-\d\d-\d\d$/)
/** Code of the lottery, the days and the page; without a code the first lottery there is. */
const address = { of: matching(/^.{1,64}$/), from: day, to: day, page: pageNumber }

/** What a lottery drew, by day and page, each draw with its proof; below it the trends. */
export function Results({ games }: { games: readonly LottoGame[] }) {
  const t = useWords('lottery')
  const lang = useLang()
  // Days of draws are days of the site, wherever the reader is.
  const timeZone = useStatus().data?.timeZone
  const [{ of, from, to, page }, set] = useUrlState(address)
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : null
  const game = games.find(({ gameCode }) => gameCode === of) ?? games[0]
  const input = {
    gameCode: game?.gameCode ?? '',
    ...(days && momentsOf(days, timeZone)),
    pageNo: page,
    pageSize,
  }
  const answer = useApiQuery(member.lottery.draws, input, { enabled: game !== undefined, staleTime: 0, keep: true })
  if (!game) return null

  const columns: Column<LottoIssue>[] = [
    { id: 'issue', head: t('column.issue'), cell: ({ numero }) => numero },
    {
      id: 'time',
      head: t('column.time'),
      cell: ({ drawTime }) => formatTime(Date.parse(drawTime), lang, { timeZone, zone: true }),
    },
    {
      id: 'numbers',
      head: t('column.numbers'),
      cell: ({ numbers = [] }) => <Balls numbers={numbers} size="sm" />,
      phone: 'line',
    },
    {
      id: 'sum',
      head: t('sum'),
      cell: ({ numbers = [] }) => formatCount(sumOf(numbers), lang),
      align: 'end',
      phone: 'line',
    },
    {
      id: 'size',
      head: t('column.size'),
      cell: ({ numbers = [] }) =>
        `${t(`size.${sizeOf(numbers, game.format)}`)} · ${t(sumOf(numbers) % 2 === 0 ? 'even' : 'odd')}`,
      phone: 'line',
    },
    {
      id: 'proof',
      head: t('column.proof'),
      cell: ({ seed = '', commitment, numero }) => (
        <Toggletip label={t('proof.of', { numero })} text={<Proof seed={seed} commitment={commitment} />} />
      ),
      align: 'end',
      phone: 'line',
    },
  ]
  return (
    <Stack space="lg">
      <Inline align="end" space="sm">
        <Select
          label={t('lottery')}
          value={game.gameCode}
          options={games.map(({ gameCode, gameName }) => ({ value: gameCode, label: gameName }))}
          onValueChange={(code) => set({ of: code, page: 1 })}
        />
        <DateRange
          label={t('days')}
          value={days}
          onValueChange={(next) => set({ from: next?.from ?? '', to: next?.to ?? '', page: 1 })}
        />
      </Inline>
      <Table
        label={t('results.of', { name: game.gameName })}
        columns={columns}
        rows={answer.data?.items}
        rowKey={({ numero }) => numero}
        busy={answer.isPlaceholderData}
        error={answer.isError && !answer.data}
        onRetry={() => void answer.refetch()}
        outlines={8}
        empty={<EmptyList icon={ticket} title={t('empty.draws.title')} text={t('empty.draws.text')} />}
      />
      <Pagination page={page} total={answer.data?.totalPages ?? 0} onPageChange={(next) => set({ page: next })} />
      <Trends game={game} />
    </Stack>
  )
}

/** What was promised before the issue opened, and the seed that keeps the promise. */
function Proof({ seed, commitment }: { seed: string; commitment: string }) {
  const t = useWords('lottery')
  return (
    <Stack as="span" space="2xs">
      {t('proof.text')}
      <span>{t('proof.commitment')}</span>
      <code className={css.code}>{commitment}</code>
      <span>{t('proof.seed')}</span>
      <code className={css.code}>{seed}</code>
    </Stack>
  )
}
