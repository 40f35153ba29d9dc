import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { TeamBetsInput, TeamBetsOutput } from '@brand/sdk/agent'
import { useMemo } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { betStatus } from '../../../../app/records/bet-status.ts'
import { textColumn, timeColumn } from '../../../../app/records/grid.tsx'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { gameTypes, statuses, useNames } from '../../../../app/records/names.ts'
import { useTeamExport } from '../../../../app/records/use-team-export.ts'
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
  const { get, range, scope, set } = filters
  const asked = {
    ...range,
    scope,
    language,
    ...Object.fromEntries(
      (['account', 'gameType', 'status'] as const).map((name) => [name, get(name)]).filter(([, value]) => value),
    ),
  } as TeamBetsInput
  const answer = useApiPages(agent.team.bets, asked, { keep: true })
  const { account } = asked
  const columns = useMemo(
    (): RecordColumn<Row>[] => [
      { ...accountColumn(t('col.account')), width: 160 },
      {
        id: 'game',
        head: records('col.game'),
        width: 188,
        cell: (row) => (
          <Stack as="span" space="none">
            <Text as="span" size="dense">
              {row.gameName}
            </Text>
            <Text as="span" size="caption" quiet>
              {`${row.vendorName} · ${names.category(row.gameType)}`}
            </Text>
          </Stack>
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
        cell: ({ status }) => <StatusChip status={betStatus(status)}>{names.status(status)}</StatusChip>,
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
  const file = useTeamExport<Row>({
    record: { report: 'bets', ...range, scope, ...(account && { account }) },
    answer,
    columns,
    ask: (paging) => agent.team.bets({ ...asked, ...paging }),
  })
  return (
    <>
      <PageHeader title={t('bets.title')} description={t('bets.about')} />
      <TeamGrid
        label={t('bets.title')}
        name="bets"
        answer={answer}
        columns={columns}
        rowKey={rowKey}
        file={file}
        filters={
          <TeamBar filters={filters} scoped={!account} searched names={['gameType', 'status']}>
            <Select
              label={records('col.category')}
              value={get('gameType') || 'all'}
              onValueChange={(value) => set({ gameType: value === 'all' ? '' : value })}
              options={[
                { value: 'all', label: records('all.short') },
                ...gameTypes.map((value) => ({ value, label: names.category(value) })),
              ]}
            />
            <Select
              label={records('col.status')}
              value={get('status') || 'all'}
              onValueChange={(value) => set({ status: value === 'all' ? '' : value })}
              options={[
                { value: 'all', label: records('all.short') },
                ...statuses.map((value) => ({ value, label: names.status(value) })),
              ]}
            />
          </TeamBar>
        }
      />
    </>
  )
}
