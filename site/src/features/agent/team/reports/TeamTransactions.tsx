import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { TeamTransactionsInput, TeamTransactionsOutput } from '@brand/sdk/agent'
import { useMemo } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiPages } from '../../../../app/api/use-api-pages.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { moneyColumn, type RecordColumn } from '../../../../app/records/grid.tsx'
import { groups, useNames } from '../../../../app/records/names.ts'
import { When } from '../../../../app/records/When.tsx'
import { useTeamExport } from '../../../../app/records/use-team-export.ts'
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
  const { get, range, scope, set } = filters
  const [account, group] = [get('account'), groups.find((one) => one === get('group'))]
  const asked: TeamTransactionsInput = { ...range, scope, ...(account && { account }), ...(group && { group }) }
  const answer = useApiPages(agent.team.transactions, asked, { keep: true })
  const columns = useMemo(
    (): RecordColumn<Row>[] => [
      accountColumn(t('col.account')),
      {
        id: 'type',
        head: records('col.type'),
        width: 220,
        cell: (row) => (
          <Stack as="span" space="none">
            <Text as="span" size="dense">
              {names.type(row.type)}
            </Text>
            <Text as="span" size="caption" quiet>
              {row.party ? <bdi>{row.party}</bdi> : names.account(row.wallet)}
            </Text>
          </Stack>
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
  const file = useTeamExport<Row>({
    record: { report: 'transactions', ...range, scope, ...(account && { account }) },
    answer,
    columns,
    ask: (paging) => agent.team.transactions({ ...asked, ...paging }),
  })
  return (
    <>
      <PageHeader title={t('transactions.title')} description={t('transactions.about')} />
      <TeamGrid
        label={t('transactions.title')}
        name="transactions"
        answer={answer}
        columns={columns}
        rowKey={rowKey}
        file={file}
        filters={
          <TeamBar filters={filters} scoped={!account} searched names={['group']}>
            <Select
              label={records('col.type')}
              value={group ?? 'all'}
              onValueChange={(value) => set({ group: value === 'all' ? '' : value })}
              options={[
                { value: 'all', label: records('all.short') },
                ...groups.map((value) => ({ value, label: records(`group.${value}`) })),
              ]}
            />
          </TeamBar>
        }
      />
    </>
  )
}
