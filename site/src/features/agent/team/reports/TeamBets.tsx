import { PageHeader } from '@brand/ui/page-header'
import { StatusChip } from '@brand/ui/status-chip'
import type { TeamBetsInput, TeamBetsOutput } from '@brand/sdk/agent'
import { useMemo } from 'react'
import { useTeamReport } from '../list/use-team-report.ts'
import { FilterSelect } from '../../../../app/records/FilterSelect.tsx'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { stateChip } from '../../../../app/records/state-chip.ts'
import { textColumn, timeColumn } from '../../../../app/records/grid.tsx'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { gameTypes, statuses, useNames } from '../../../../app/records/names.ts'
import { TeamBar } from '../list/TeamBar.tsx'
import { TeamGrid } from '../list/TeamGrid.tsx'
import { accountColumn, levelColumn } from '../list/team-columns.tsx'
import { useTeamFilters } from '../list/use-team-filters.ts'

type Row = TeamBetsOutput['list'][number]
const rowKey = ({ betNo }: Row) => betNo

/** Rounds of the people of a team, newest first. */
export function TeamBets() {
  const t = useWords('team')
  const records = useWords('records')
  const language = useLang()
  const names = useNames()
  const filters = useTeamFilters()
  const { get, range, scope } = filters
  const asked = {
    ...range,
    scope,
    language,
    ...Object.fromEntries(
      (['account', 'gameType', 'status'] as const).map((name) => [name, get(name)]).filter(([, value]) => value),
    ),
  } as TeamBetsInput
  const report = useTeamReport('bets', agent.team.bets, asked)
  const { account } = asked
  const columns = useMemo(
    (): RecordColumn<Row>[] => [
      { ...accountColumn(t('col.account')), width: 160 },
      {
        id: 'game',
        head: records('col.game'),
        width: 188,
        cell: (row) => (
          <TwoLines weight="body" note={`${row.vendorName} · ${names.category(row.gameType)}`}>
            {row.gameName}
          </TwoLines>
        ),
        text: (row) => row.gameName,
        sortBy: (row) => row.gameName,
      },
      textColumn('vendor', records('col.vendor'), ({ vendorName }) => vendorName, { hidden: true }),
      timeColumn(t('col.time')),
      ...(['stake', 'validBet', 'win'] as const).map((id) =>
        moneyColumn<Row>(id, records(`col.${id}`), (row) => row[id], { width: 110 }),
      ),
      moneyColumn<Row>('net', records('col.net'), (row) => row.net, { signed: true, width: 112 }),
      {
        id: 'status',
        head: records('col.status'),
        width: 124,
        phone: 'title',
        cell: ({ status }) => <StatusChip status={stateChip(status)}>{names.status(status)}</StatusChip>,
        text: ({ status }) => names.status(status),
        sortBy: ({ status }) => names.status(status),
      },
      levelColumn(t('col.level'), language),
      {
        id: 'betNo',
        head: records('col.betNo'),
        hidden: true,
        cell: (row) => <bdi>{row.betNo}</bdi>,
        text: (row) => row.betNo,
      },
    ],
    [t, records, names, language],
  )
  return (
    <>
      <PageHeader title={t('bets.title')} description={t('bets.about')} />
      <TeamGrid
        label={t('bets.title')}
        report={report}
        columns={columns}
        rowKey={rowKey}
        filters={
          <TeamBar filters={filters} scoped={!account} searched names={['gameType', 'status']}>
            <FilterSelect filters={filters} name="gameType" of={gameTypes} nameOf={names.category}>
              {records('col.category')}
            </FilterSelect>
            <FilterSelect filters={filters} name="status" of={statuses} nameOf={names.status}>
              {records('col.status')}
            </FilterSelect>
          </TeamBar>
        }
      />
    </>
  )
}
