import { buttonAttributes } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import type { Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { BetRow, RecordsBetsInput } from '@brand/sdk/member'
import { lazy, Suspense } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { lobbyPaths } from '../../../app/routing/paths.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { BetChoices } from './BetChoices.tsx'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordList } from './list/RecordList.tsx'
import * as css from './records.css.ts'
import { betStatus } from './bet-status.ts'
import { gameTypes, useNames } from './list/names.ts'
import { useExport } from './list/use-export.ts'
import { useFilters } from './list/use-filters.ts'
import { When } from './list/When.tsx'

const Receipt = lazy(() => inTime(() => import('./Receipt.tsx')))

/** The betting record: each round with what it cost and brought, and its receipt one press away. */
export function Bets() {
  const t = useWords('records')
  const language = useLang()
  const filters = useFilters()
  const names = useNames()
  const { get, range } = filters
  const asked = {
    ...filters.asked,
    language,
    ...Object.fromEntries(
      (['gameType', 'vassalage', 'status', 'roundId', 'nodeId'] as const)
        .map((name) => [name, get(name)])
        .filter(([, value]) => value),
    ),
  } as RecordsBetsInput
  const answer = useApiQuery(member.records.bets, asked)
  const totals = answer.data?.totals
  const file = useExport<BetRow>({
    name: `bets-${range.from}-${range.to}`,
    empty: answer.data?.totalCount === 0,
    heads: [
      t('col.time'),
      t('col.game'),
      t('col.vendor'),
      t('col.round'),
      t('col.betNo'),
      t('col.stake'),
      t('col.validBet'),
      t('col.win'),
      t('col.net'),
      t('col.status'),
    ],
    cells: (row) => [
      row.at,
      row.gameName,
      row.vendorName,
      row.roundId,
      row.betNo,
      row.stake,
      row.validBet,
      row.win,
      row.net,
      names.status(row.status),
    ],
    ask: (paging) => member.records.bets({ ...asked, ...paging }),
  })
  const columns: Column<BetRow>[] = [
    {
      id: 'game',
      head: t('col.game'),
      cell: (row) => (
        <button
          type="button"
          className={css.open}
          aria-haspopup="dialog"
          onClick={() => filters.open('round', row.betNo)}
        >
          <Text as="span" size="dense" weight="label">
            {row.gameName}
          </Text>
          <Text as="span" size="caption" quiet>
            {`${row.vendorName} · ${names.category(row.gameType)}`}
          </Text>
        </button>
      ),
    },
    {
      id: 'net',
      head: t('col.net'),
      align: 'end',
      cell: (row) => <Amount of={row.net} signed />,
      total: totals && <Amount of={totals.net} signed />,
    },
    { id: 'at', head: t('col.time'), cell: (row) => <When at={row.at} /> },
    {
      id: 'status',
      head: t('col.status'),
      align: 'end',
      cell: ({ status }) => <StatusChip status={betStatus(status)}>{names.status(status)}</StatusChip>,
    },
    {
      id: 'stake',
      head: t('col.stake'),
      align: 'end',
      cell: (row) => <Amount of={row.stake} />,
      total: totals && <Amount of={totals.stake} />,
    },
    {
      id: 'validBet',
      head: t('col.validBet'),
      align: 'end',
      cell: (row) => <Amount of={row.validBet} />,
      total: totals && <Amount of={totals.validBet} />,
    },
    {
      id: 'win',
      head: t('col.win'),
      align: 'end',
      cell: (row) => <Amount of={row.win} />,
      total: totals && <Amount of={totals.win} />,
    },
  ]
  const round = get('round')
  return (
    <>
      <PageHeader title={t('bets.title')} description={t('bets.about')} />
      <Stack>
        <RecordBar filters={filters} file={file}>
          <Select
            label={t('col.category')}
            className={css.choice}
            value={get('gameType') || 'all'}
            onValueChange={(value) => filters.set('gameType', value === 'all' ? '' : value)}
            options={[
              { value: 'all', label: t('all.categories') },
              ...gameTypes.map((value) => ({ value, label: names.category(value) })),
            ]}
          />
          <BetChoices filters={filters} />
        </RecordBar>
        <RecordList
          caption={t('bets.title')}
          answer={answer}
          filters={filters}
          columns={columns}
          rowKey={({ betNo }) => betNo}
          action={
            <a {...buttonAttributes()} href={lobbyPaths.RNG}>
              {t('empty.play')}
            </a>
          }
        />
      </Stack>
      {round ? (
        <Suspense fallback={null}>
          <Receipt betNo={round} onClose={() => filters.open('round', null)} />
        </Suspense>
      ) : null}
    </>
  )
}
