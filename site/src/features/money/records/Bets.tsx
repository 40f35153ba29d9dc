import { PageHeader } from '@brand/ui/page-header'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { BetRow, RecordsBetsInput } from '@brand/sdk/member'
import { useMemo } from 'react'
import { RoundReceipt } from './RoundReceipt.tsx'
import { useRecord } from './list/use-record.ts'
import { FilterSelect } from '../../../app/records/FilterSelect.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { BetChoices, RoundSearch } from './BetChoices.tsx'
import { GameChoice } from './GameChoice.tsx'
import { RecordBar } from './list/RecordBar.tsx'
import { RecordGrid } from './list/RecordGrid.tsx'
import * as css from './records.css.ts'
import { stateChip } from '../../../app/records/state-chip.ts'
import { textColumn, timeColumn } from '../../../app/records/grid.tsx'
import { moneyColumn, type RecordColumn } from '../../../app/records/grid.tsx'
import { gameTypes, useNames } from '../../../app/records/names.ts'
import { RecordNumber } from './list/RecordNumber.tsx'
import { useFilters } from './list/use-filters.ts'

const rowKey = ({ betNo }: BetRow) => betNo

/** What a round won; of one that was played with a free spin also where that went. */
function Won({ row: { win, freeRound } }: { row: BetRow }) {
  const names = useNames()
  if (!freeRound) return <Amount of={win} />
  return (
    <TwoLines note={names.free(freeRound.outcome)}>
      <Amount of={win} />
    </TwoLines>
  )
}

/** The betting record: each round with what it cost and brought, and its receipt one press away. */
export function Bets() {
  const t = useWords('records')
  const language = useLang()
  const filters = useFilters()
  const names = useNames()
  const { get, open } = filters
  const asked = {
    ...filters.asked,
    language,
    ...Object.fromEntries(
      (['gameType', 'vassalage', 'status', 'playedWith', 'roundId', 'nodeId'] as const)
        .map((name) => [name, get(name)])
        .filter(([, value]) => value),
    ),
  } as RecordsBetsInput
  const record = useRecord(filters, member.records.bets, asked)
  const totals = record.answer.data?.totals
  const columns = useMemo(
    (): RecordColumn<BetRow>[] => [
      {
        id: 'game',
        head: t('col.game'),
        cell: (row) => (
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => open('round', row.betNo)}>
            <Text as="span" size="dense" weight="label">
              {row.gameName}
            </Text>
            <Text as="span" size="caption" quiet>
              {row.freeRound ? t('free.round') : `${row.vendorName} · ${names.category(row.gameType)}`}
            </Text>
          </button>
        ),
        text: (row) => row.gameName,
        sortBy: (row) => row.gameName,
      },
      textColumn('vendor', t('col.vendor'), ({ vendorName }) => vendorName, { hidden: true }),
      timeColumn(t('col.time')),
      ...(['stake', 'validBet', 'win'] as const).map((id) =>
        moneyColumn<BetRow>(id, t(`col.${id}`), (row) => row[id], {
          width: 116,
          total: totals && <Amount of={totals[id]} />,
          ...(id === 'win' && { cell: (row) => <Won row={row} /> }),
        }),
      ),
      moneyColumn<BetRow>('net', t('col.net'), (row) => row.net, {
        signed: true,
        width: 116,
        total: totals && <Amount of={totals.net} signed />,
      }),
      {
        id: 'status',
        head: t('col.status'),
        width: 128,
        phone: 'title',
        cell: ({ status }) => <StatusChip status={stateChip(status)}>{names.status(status)}</StatusChip>,
        text: ({ status }) => names.status(status),
        sortBy: ({ status }) => names.status(status),
      },
      {
        id: 'free',
        head: t('col.free'),
        hidden: true,
        cell: ({ freeRound }) => (freeRound ? names.free(freeRound.outcome) : '–'),
        text: ({ freeRound }) => (freeRound ? names.free(freeRound.outcome) : ''),
      },
      {
        id: 'round',
        head: t('col.round'),
        width: 176,
        hidden: true,
        phone: 'line',
        cell: (row) => <RecordNumber of={row.roundId} />,
        text: (row) => row.roundId,
      },
      {
        id: 'betNo',
        head: t('col.betNo'),
        width: 112,
        cell: (row) => <RecordNumber of={row.betNo} />,
        text: (row) => row.betNo,
      },
    ],
    [t, names, open, totals],
  )
  return (
    <>
      <PageHeader title={t('bets.title')} description={t('bets.about')} />
      <RecordGrid
        caption={t('bets.title')}
        name="bets"
        file="bets"
        record={record}
        columns={columns}
        rowKey={rowKey}
        sums={
          totals?.freeWin === undefined ? null : (
            <>
              {' · '}
              {t('free.sum')} <Amount of={totals.freeWin} />
            </>
          )
        }
        bar={
          <RecordBar
            filters={filters}
            names={['gameType', 'nodeId', 'vassalage', 'status', 'playedWith']}
            search={
              <RoundSearch
                key={get('roundId')}
                named={get('roundId')}
                onSearch={(number) => filters.set({ roundId: number })}
              />
            }
          >
            <FilterSelect filters={filters} name="gameType" of={gameTypes} nameOf={names.category}>
              {t('col.category')}
            </FilterSelect>
            <GameChoice filters={filters} rows={record.answer.data?.list} />
            <BetChoices filters={filters} />
          </RecordBar>
        }
      />
      <RoundReceipt filters={filters} />
    </>
  )
}
