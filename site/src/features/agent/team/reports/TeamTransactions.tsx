import { PageHeader } from '@brand/ui/page-header'
import type { TeamTransactionsInput, TeamTransactionsOutput } from '@brand/sdk/agent'
import { useMemo } from 'react'
import { useTeamReport } from '../list/use-team-report.ts'
import { FilterSelect } from '../../../../app/records/FilterSelect.tsx'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { groups, useNames } from '../../../../app/records/names.ts'
import { When } from '../../../../app/records/When.tsx'
import { TeamBar } from '../list/TeamBar.tsx'
import { TeamGrid } from '../list/TeamGrid.tsx'
import { accountColumn, levelColumn } from '../list/team-columns.tsx'
import { useTeamFilters } from '../list/use-team-filters.ts'

type Row = TeamTransactionsOutput['list'][number]
const rowKey = ({ entryNo }: Row) => entryNo

/** Entries of the main wallets of the people of a team, newest first. */
export function TeamTransactions() {
  const t = useWords('team')
  const records = useWords('records')
  const lang = useLang()
  const names = useNames()
  const filters = useTeamFilters()
  const { get, range, scope } = filters
  const [account, group] = [get('account'), groups.find((one) => one === get('group'))]
  const asked: TeamTransactionsInput = { ...range, scope, ...(account && { account }), ...(group && { group }) }
  const report = useTeamReport('transactions', agent.team.transactions, asked)
  const columns = useMemo(
    (): RecordColumn<Row>[] => [
      accountColumn(t('col.account')),
      {
        id: 'type',
        head: records('col.type'),
        width: 220,
        cell: (row) => (
          <TwoLines weight="body" note={row.party ? <bdi>{row.party}</bdi> : names.account(row.wallet)}>
            {names.type(row.type)}
          </TwoLines>
        ),
        text: (row) => names.type(row.type),
        sortBy: (row) => names.type(row.type),
      },
      {
        id: 'at',
        head: t('col.time'),
        width: 168,
        cell: (row) => <When at={row.at} />,
        text: (row) => row.at,
        sortBy: (row) => row.at,
      },
      moneyColumn<Row>('amount', records('col.amount'), (row) => row.amount, { signed: true }),
      moneyColumn<Row>('balanceAfter', records('col.balanceAfter'), (row) => row.balanceAfter, { sum: undefined }),
      {
        id: 'txNo',
        head: records('col.movement'),
        width: 152,
        phone: 'hidden',
        cell: ({ txNo }) => <bdi>{txNo}</bdi>,
        text: ({ txNo }) => txNo,
      },
      levelColumn(t('col.level'), lang),
      {
        id: 'wallet',
        head: records('col.account'),
        hidden: true,
        cell: (row) => names.account(row.wallet),
        text: (row) => names.account(row.wallet),
      },
      {
        id: 'party',
        head: records('col.party'),
        hidden: true,
        cell: (row) => (row.party ? <bdi>{row.party}</bdi> : null),
        text: (row) => row.party ?? '',
      },
    ],
    [t, records, names, lang],
  )
  return (
    <>
      <PageHeader title={t('transactions.title')} description={t('transactions.about')} />
      <TeamGrid
        label={t('transactions.title')}
        report={report}
        columns={columns}
        rowKey={rowKey}
        filters={
          <TeamBar filters={filters} scoped={!account} searched names={['group']}>
            <FilterSelect filters={filters} name="group" of={groups} nameOf={(value) => records(`group.${value}`)}>
              {records('col.type')}
            </FilterSelect>
          </TeamBar>
        }
      />
    </>
  )
}
